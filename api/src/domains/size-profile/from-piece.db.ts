// What pieces measure, for a shopper who owns one of them (decision 0164).
import type { SizedMeasure, UsualMeasure } from '@hemline/rules/size-profile/from-piece.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** The newest pieces of a kind say what its sizes measure; more of them would move no middle. */
const mostUsual = 4000
const mostOfBrand = 400

/**
 * Returns the measurements (inches) of the newest 400 pieces of a brand, of one kind and these sizes,
 * whatever their state; one row for each measurement.
 */
export async function listBrandMeasures(
  db: DbOrTx,
  { brandId, kind, sizingIds, measures }: Of & { brandId: number },
): Promise<SizedMeasure[]> {
  const { rows } = await sql<SizedMeasure>`/* listBrandMeasures */
    with piece as (
      select i.sizing_id, i.measurements from item i join category c on c.id = i.category_id
      where i.brand_id = ${brandId} and split_part(c.path, '/', 1) = ${kind}
        and i.sizing_id = any(${[...sizingIds]}::integer[])
      order by i.item_number desc limit ${mostOfBrand})
    select p.sizing_id as "sizingId", m.name as "measure", m.inches as "inches"
    from piece p cross join lateral jsonb_to_recordset(p.measurements) as m (name text, inches double precision)
    where m.name = any(${[...measures]}::text[]) and m.inches is not null`.execute(db)
  return rows
}

type Of = { kind: string; sizingIds: readonly number[]; measures: readonly string[] }

/**
 * Returns for each size the median (inches) and the count of each measurement, over the newest 4000 listed
 * pieces of a kind in these sizes; sizes without a measured piece are left out.
 */
export async function listUsualMeasures(
  db: DbOrTx,
  { kind, sizingIds, measures }: Of,
): Promise<UsualMeasure[]> {
  const { rows } = await sql<UsualMeasure>`/* listUsualMeasures */
    with piece as (
      select i.sizing_id, i.measurements from item i join category c on c.id = i.category_id
      where i.state = 'listed' and split_part(c.path, '/', 1) = ${kind}
        and i.sizing_id = any(${[...sizingIds]}::integer[])
      order by i.item_number desc limit ${mostUsual})
    select p.sizing_id as "sizingId", m.name as "measure", count(*)::integer as "count",
      percentile_cont(0.5) within group (order by m.inches) as "inches"
    from piece p cross join lateral jsonb_to_recordset(p.measurements) as m (name text, inches double precision)
    where m.name = any(${[...measures]}::text[]) and m.inches is not null
    group by p.sizing_id, m.name`.execute(db)
  return rows
}
