// One line to the server, which mends itself. What is said while it is down is not kept: the table may have gone on.
import type { ClientMessage, ServerMessage } from "../protocol";

export type Status = "connecting" | "open" | "lost";

export interface Listener {
  opened(): void;
  heard(message: ServerMessage): void;
  changed(status: Status): void;
}

const firstPause = 300;
const longestPause = 8000;

export class Connection {
  #socket: WebSocket | null = null;
  #pause = firstPause;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    // A phone that wakes up, a network that is back: no need to wait any longer.
    const hurry = () => document.visibilityState === "visible" && this.#hurry();
    window.addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  // Another line instead of this one.
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.listener.changed("connecting");
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#pause = firstPause;
      this.listener.changed("open");
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.listener.heard(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.listener.changed("lost");
      this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 2, longestPause);
    };
  }

  #hurry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      // It may be dead without knowing: whatever is sent finds out.
      this.send({ type: "ping" });
      return;
    }
    if (this.#socket) return;
    this.#pause = firstPause;
    this.#connect();
  }
}
