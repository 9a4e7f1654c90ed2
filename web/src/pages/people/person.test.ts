import { expect, test } from "vitest";
import { avatars } from "../../art/avatars";
import { change, settings } from "../../state/settings.svelte";
import { beSomebody } from "./person";

test("nobody has to think of a name or a face", () => {
  change({ name: "", avatar: "" });
  beSomebody();
  expect(settings.name).not.toBe("");
  expect(avatars).toContain(settings.avatar);
});

test("a face that was dealt makes room, one that was chosen is kept", () => {
  change({ avatar: "fox", ownFace: false });
  beSomebody(avatars.filter((face) => face !== "owl"));
  expect(settings.avatar).toBe("owl");
  change({ avatar: "fox", ownFace: true });
  beSomebody(["fox"]);
  expect(settings.avatar).toBe("fox");
});
