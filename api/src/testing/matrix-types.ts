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
