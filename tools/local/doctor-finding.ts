/**
 * One line of `make doctor`. `fault`: the shop can't run, or its books are wrong; `lack`: the shop runs
 * without something, which `what` names.
 */
export type Finding = {
  readonly level: 'fine' | 'lack' | 'fault'
  readonly what: string
  readonly remedy?: string
}
