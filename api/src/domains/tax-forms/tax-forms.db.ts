// Rows of tax forms, whose content is sealed, and the sum of a seller's payouts of a year from the ledger.
import type { TinKind } from '@hemline/rules/earnings/tax-forms.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A form in force, without its sealed part. */
export type TaxFormRow = {
  id: string
  business_class: string
  tin_kind: TinKind
  tin_last4: string
  signed_on: string
}

/** Finds the tax form of a seller that is in force; undefined when there is none. */
export async function findTaxForm(db: DbOrTx, userId: string): Promise<TaxFormRow | undefined> {
  const { rows } = await sql<TaxFormRow>`/* findTaxForm */
    select id, business_class, tin_kind, tin_last4, to_char(signed_on, 'YYYY-MM-DD') as signed_on
    from tax_form where user_id = ${userId}::uuid and replaced_at is null`.execute(db)
  return rows[0]
}

/** Locks a seller's account row until the transaction ends, so that two forms can't be signed at once. */
export async function lockTaxForms(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockTaxForms */ select id from user_account where id = ${userId}::uuid for no key update`.execute(
    tx,
  )
}

/**
 * Ends the tax form of a seller that is in force and deletes its encrypted part; does nothing without one.
 */
export async function replaceTaxForm(tx: DbOrTx, userId: string, now: Date): Promise<void> {
  await sql`/* replaceTaxForm */ update tax_form set replaced_at = ${now}, sealed = null
    where user_id = ${userId}::uuid and replaced_at is null`.execute(tx)
}

/**
 * Inserts a tax form; `sealed` is the part that is encrypted with the shop's key. The caller has ended an
 * earlier one.
 */
export async function insertTaxForm(
  tx: DbOrTx,
  form: TaxFormRow & { user_id: string; sealed: Buffer; made_at: Date },
): Promise<void> {
  await sql`/* insertTaxForm */ insert into tax_form (id, user_id, business_class, tin_kind, tin_last4, sealed, signed_on, made_at)
    values (${form.id}::uuid, ${form.user_id}::uuid, ${form.business_class}, ${form.tin_kind}, ${form.tin_last4}, ${form.sealed},
      ${form.signed_on}::date, ${form.made_at})`.execute(tx)
}

/**
 * Sums a seller's payouts of a calendar year (the shop's) from the ledger in cents: paid out or turned
 * into credit, less what came back; gifts to charities don't count.
 */
export async function sumPaidInYear(db: DbOrTx, userId: string, year: number): Promise<number> {
  const { rows } = await sql<{ paid: number }>`/* sumPaidInYear */
    select coalesce(-sum(e.amount), 0)::float8 as paid
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_posting p on p.id = e.posting_id
    where a.kind = 'seller_earnings' and a.holder = ${userId}
      and p.kind in ('earnings_paid', 'earnings_turned_to_credit', 'payout_returned') and p.reason <> 'donated'
      and extract(year from p.posted_at at time zone 'America/Los_Angeles')::int = ${year}`.execute(db)
  return rows[0]?.paid ?? 0
}
