// The history of a case as people at work read it: who did what.

const words: Readonly<Record<string, string>> = {
  told: 'told us',
  chose: 'chose',
  paid: 'sent the money',
  message: 'wrote',
  reply: 'answered',
  note: 'noted',
  taken: 'took the case',
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
 * Returns an event of a case in words. `actor` is the employee who did it; without one it is the shopper
 * `person`, or the shop itself.
 */
export const caseHappening = (kind: string, actor: string | null, person: string): CaseHappening => ({
  kind: words[kind] ?? kind,
  actor: actor ?? (byShopper.includes(kind) ? person : 'Hemline'),
})
