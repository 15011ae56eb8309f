// The history of a case as people at work read it: who did what.

const words: Readonly<Record<string, string>> = {
  told: 'told us',
  chose: 'chose',
  paid: 'sent the money',
  message: 'wrote',
  reply: 'answered',
  note: 'noted',
  taken: 'took the case',
  put_back: 'put the case back for everybody',
  handed_over: 'handed the case over',
  closed: 'closed',
  proposed: 'proposed',
  approved: 'approved',
  declined: 'declined the sum',
  denied: 'declined the case',
  claimed: 'asked the carrier',
  carrier: 'heard from the carrier',
  replaced: 'took an identical piece',
  released: 'may pack the replacement: the first piece travels',
  not_replaced: 'ended the replacement',
}

/** What shoppers do by themselves; everything else without an employee is the shop's. */
const byShopper: readonly string[] = ['told', 'chose', 'message', 'replaced']

/** An event of a case in words: `actor` did what `kind` says. */
export type CaseHappening = { readonly kind: string; readonly actor: string }

/**
 * Returns an event of a case as a pair of words and actor. The actor is the employee `actor`; without one the
 * shopper `person` for what only shoppers do or what `didIt` says they did, else 'Hemline'. An unknown kind
 * of event is its own words.
 */
export const caseHappening = (
  kind: string,
  actor: string | null,
  person: { name: string; didIt?: boolean },
): CaseHappening => ({
  kind: person.didIt && kind === 'closed' ? 'closed the case as sorted out' : (words[kind] ?? kind),
  actor: actor ?? (person.didIt || byShopper.includes(kind) ? person.name : 'Hemline'),
})
