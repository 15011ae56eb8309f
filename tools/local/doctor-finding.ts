/**
 * `fault`: the shop can't run, or its books are wrong; `lack`: it runs with less,
 * and the words say with what.
 */
export type Finding = {
  readonly level: 'fine' | 'lack' | 'fault'
  readonly what: string
  readonly remedy?: string
}
