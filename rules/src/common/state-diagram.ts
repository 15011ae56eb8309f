// A table of transitions as a picture, in Mermaid, for the documents that are generated from such tables.

/**
 * Returns a Mermaid state diagram of a transition table, beginning at `first`; `reasons` label its arrows by
 * "from to".
 */
export function stateDiagram(
  first: string,
  table: Readonly<Record<string, readonly string[]>>,
  reasons: Readonly<Record<string, string>>,
): string {
  const arrows = Object.entries(table).flatMap(([from, targets]) =>
    targets.map(
      (to) => `  ${from} --> ${to}${reasons[`${from} ${to}`] ? `: ${reasons[`${from} ${to}`]}` : ''}`,
    ),
  )
  return ['stateDiagram-v2', `  [*] --> ${first}`, ...arrows].join('\n')
}
