// Records over a list of names: what is the same for each is written once, and the compiler knows every name.

export function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map(name => [name, whole[name]])) as Pick<Whole, Name>
}

export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, of(name)])) as Record<Name, Value>
}
