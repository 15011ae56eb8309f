import type { CreditKind } from '@hemline/rules/vocabulary/ledger.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { listOf, number, orNull, shape, text, time } from '../../platform/decoders.ts'

/** A change of a drop of credit, in cents. */
export type CreditMoveRow = {
  id: string
  amount: number
  at: Date
  kind: string
  reason: string
  order_id: string | null
}
/** A drop of store credit with its balance and changes. */
export type CreditRow = {
  id: string
  kind: CreditKind
  canBePaidOut: boolean
  reason: string
  granted: number
  balance: number
  created_at: Date
  expires_at: Date | null
  moves: CreditMoveRow[]
}

const movesRow = listOf(
  shape<CreditMoveRow>({
    id: text,
    amount: number,
    at: time,
    kind: text,
    reason: text,
    order_id: orNull(text),
  }),
)

/**
 * Returns a user's drops of credit, used up and ended ones too, with their changes (newest first) in cents,
 * the newest drop first, at most `limit`.
 */
export async function listCredits(db: DbOrTx, userId: string, limit: number): Promise<CreditRow[]> {
  const { rows } = await sql<Omit<CreditRow, 'moves'> & { moves: unknown }>`/* listCredits */
    select d.id, a.kind, d.reason, a.kind = 'cash_credit' and not exists (select 1 from ledger_entry e join ledger_posting p on p.id = e.posting_id
        where e.account_id = d.account_id and p.kind = 'earnings_turned_to_credit') as "canBePaidOut", d.granted_cents as granted, ledger_balance(d.account_id)::int as balance, d.created_at, d.expires_at,
      (select coalesce(json_agg(json_build_object('id', p.id, 'amount', e.amount, 'at', p.posted_at, 'kind', p.kind, 'reason', p.reason,
          'order_id', p.order_id) order by p.posted_at desc, p.id desc), '[]')
        from ledger_entry e join ledger_posting p on p.id = e.posting_id where e.account_id = d.account_id) as moves
    from credit_drop d join ledger_account a on a.id = d.account_id
    where d.user_id = ${userId} order by d.created_at desc, d.id desc limit ${limit}`.execute(db)
  return rows.map(({ moves, ...row }) => ({ ...row, moves: movesRow.parse(moves) }))
}
