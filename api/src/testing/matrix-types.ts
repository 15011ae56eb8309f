// A row of the authorisation matrix: how a field is asked, and what each of five people gets.
export const asks = ['visitor', 'another', 'employee', 'banned', 'shopper'] as const
/** The shopper has a piece in the cart, a favorite and sizes; another shopper has none of these. */
export type Asks = (typeof asks)[number]

export type Marks = {
  inCart: number
  inCartKey: string
  free: number
  favorite: number
  notListed: number
  who: Asks
}
export type Row = {
  document: (marks: Marks) => string
  /** What is looked at in the field's value; by default its type, or whether it is there. */
  outcome?: (value: never, marks: Marks) => string
  expected: Record<Asks, string>
}

/** The same outcome for all five. */
export const everybody = (outcome: string): Row['expected'] => ({
  visitor: outcome,
  another: outcome,
  employee: outcome,
  banned: outcome,
  shopper: outcome,
})

/** Whoever has an account gets the outcome, banned people too; visitors have to log in. */
export const loggedIn = (outcome: string): Row['expected'] => ({
  ...everybody(outcome),
  visitor: 'UNAUTHENTICATED',
})

/** Accounts get the outcome, the employee's too; banned people only look. */
export const members = (outcome: string, banned = 'FORBIDDEN'): Row['expected'] => ({
  ...loggedIn(outcome),
  banned,
})

/** Only people at work get as far as the outcome. */
export const staffOnly = (outcome: string): Row['expected'] => ({
  ...loggedIn('FORBIDDEN'),
  employee: outcome,
})

/**
 * Returns a function that makes a GraphQL document: the mutation `call` (name and arguments as text), of
 * whose result only `__typename` is asked for.
 */
export const mutation = (call: string) => () => `mutation { ${call} { __typename } }`
