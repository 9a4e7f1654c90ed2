// JSON merge patch, RFC 7396. Returns a new value; what did not change is shared with the old one.

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

function isObject(value: unknown): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function merge<T>(target: T, patch: object): T {
  return mergeJson(target as Json, patch as Json) as T;
}

function mergeJson(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: Record<string, Json | undefined> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergeJson(merged[key], value);
  }
  return merged;
}
