// One line to the server, which mends itself. What is said while it is down is not kept: the table may have gone on.
import type { ClientMessage, ServerMessage } from "../protocol";
import { Pulse } from "./pulse";

// Silent: it looks open, and nothing comes. Lost: it was closed. Offline: the browser says so.
export type Status = "connecting" | "open" | "silent" | "lost" | "offline";

export interface Listener {
  opened(): void;
  heard(message: ServerMessage): void;
  changed(status: Status): void;
}

const firstPause = 300;
const longestPause = 8000;
// To open takes some round trips. Where that is slow, it is given more time with every try.
const firstTry = 4000;
const longestTry = 12_000;

export class Connection {
  #socket: WebSocket | null = null;
  // The next line while it is being laid. A silent one is kept until then: it may only be slow.
  #next: WebSocket | null = null;
  #status: Status = "connecting";
  #pause = firstPause;
  #try = firstTry;
  #timer: ReturnType<typeof setTimeout> | undefined; // to try again, or to give up a try
  #isClosed = false;
  #pulse = new Pulse({
    ask: () => this.send({ type: "ping" }),
    died: () => this.#broke("silent"),
    isWatched: () => document.visibilityState === "visible",
  });

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    window.addEventListener("online", () => {
      if (this.#status === "offline") this.#change("lost");
      this.#giveUp();
      this.#hurry();
    });
    window.addEventListener("offline", () => {
      this.#change("offline");
      this.#hurry();
    });
    // A phone that wakes up: no need to wait any longer.
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry());
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.type === "answer") this.#pulse.expects();
    return true;
  }

  // Another line instead of this one.
  renew(): void {
    this.#hangUp();
    this.#change("connecting");
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#giveUp();
    this.#hangUp();
  }

  #connect(): void {
    if (this.#isClosed || this.#next) return;
    const socket = new WebSocket(this.url);
    this.#next = socket;
    socket.onopen = () => {
      if (this.#next !== socket) return;
      this.#next = null;
      this.#hangUp();
      this.#socket = socket;
      this.#isAlive();
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#giveUp();
      this.#isAlive();
      this.listener.heard(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#next === socket) this.#retry();
      else if (this.#socket === socket) {
        this.#hangUp();
        this.#broke("lost");
      }
    };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#try = Math.min(this.#try * 1.5, longestTry);
      this.#retry();
    }, this.#try);
  }

  #isAlive(): void {
    clearTimeout(this.#timer);
    this.#pause = firstPause;
    this.#try = firstTry;
    this.#pulse.heard();
    this.#change("open");
  }
  #broke(status: "silent" | "lost"): void {
    // What was said about the line stays true until it is open again.
    if (this.#status === "open" || this.#status === "connecting") this.#change(navigator.onLine ? status : "offline");
    if (!this.#next) this.#retry();
  }
  #retry(): void {
    this.#giveUp();
    if (this.#status === "connecting") this.#change(navigator.onLine ? "lost" : "offline");
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
  #giveUp(): void {
    clearTimeout(this.#timer);
    const next = this.#next;
    this.#next = null;
    next?.close();
  }
  #hangUp(): void {
    this.#pulse.stop();
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }
  #change(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.listener.changed(status);
  }

  // Whatever is known about the line may be wrong by now.
  #hurry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#pulse.ask();
    if (this.#status === "open" || this.#next) return;
    if (this.#status === "offline" && this.#socket) return;
    this.#pause = firstPause;
    this.#connect();
  }
}
