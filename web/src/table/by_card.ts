// The legal answers a seat was sent that play a card of the hand, by card. What follows the card says on what it is played.

// What follows the card in answers of this name; never: they are not listed by card.
export type RestOf<Legal, Name extends keyof Legal> = NonNullable<Legal[Name]> extends { [card: string]: (infer Rest)[] | undefined } ? Rest : never;
export type ListedByCard<Legal> = { [Name in keyof Legal]-?: [RestOf<Legal, Name>] extends [never] ? never : Name }[keyof Legal];

export type Targets<Legal, Name extends keyof Legal, Target> = { readonly [One in Name]: (rest: RestOf<Legal, One>) => Target };

export interface ChoiceOf<Answer, Target> {
  answer: Answer;
  target: Target;
}

export function choicesByCard<Answer, Legal extends object, Name extends keyof Legal & string, Target>(
  targets: Targets<Legal, Name, Target>,
  legal: Legal,
): Map<string, ChoiceOf<Answer, Target>[]> {
  const found = new Map<string, ChoiceOf<Answer, Target>[]>();
  for (const name of Object.keys(targets) as Name[]) {
    const byCard = (legal[name] ?? {}) as Readonly<Record<string, RestOf<Legal, Name>[]>>;
    for (const [card, rests] of Object.entries(byCard)) {
      const choices = rests.map((rest) => ({ answer: [name, card, ...(rest as unknown[])] as Answer, target: targets[name](rest) }));
      found.set(card, [...(found.get(card) ?? []), ...choices]);
    }
  }
  return found;
}
