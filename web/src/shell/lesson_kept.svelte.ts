// The open lesson, kept while somebody looks something up on another page. Pages that only lead back to it do not load it.
import type { Lesson } from "../table/lesson.svelte";

export const kept: { lesson: Lesson | null } = $state({ lesson: null });
