// What modules add to the table, together.
import type { Added } from "../added";
import Announced from "./Announced.svelte";
import Bubbles from "./Bubbles.svelte";
import Buttons from "./Buttons.svelte";
import { flightsOf } from "./flights";
import InPlay from "./InPlay.svelte";
import Orders from "./Orders.svelte";
import Secrets from "./Secrets.svelte";
import Status from "./Status.svelte";
import Things from "./Things.svelte";
import Tokens from "./Tokens.svelte";
import Tray from "./Tray.svelte";

export const parts: Added = { Announced, Bubbles, Buttons, flightsOf, InPlay, Orders, Secrets, Status, Things, Tokens, Tray };
