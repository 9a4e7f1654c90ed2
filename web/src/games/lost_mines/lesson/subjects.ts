// What is explained at somebody's first tables of this game: the game once, and each role the first time they have it.
import { isExplained } from "../../../table/explained.svelte";

export const subject = "lost_mines"; // as what the game is remembered
export const roleSubject = (role: string): string => `${subject}.as.${role}`;

const roles: readonly string[] = ["loyal", "selfish", "saboteur"];
export const isNewRole = (role: string | null | undefined): role is string => !!role && roles.includes(role) && !isExplained(roleSubject(role));

// Whether First.svelte has anything to say to whoever has this role.
export const hasBubbles = (role: string | null | undefined): boolean => !isExplained(subject) || isNewRole(role);
