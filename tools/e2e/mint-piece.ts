// Mints pieces, each for one journey: copies of seeded pieces under item numbers of their own.
import { itemPath } from '@hemline/api/domains/catalogue/catalogue.ts'
import { sellPiece } from '@hemline/api/domains/earnings/testing/selling.ts'
import { inTransaction } from '@hemline/api/platform/db.ts'
import type { Db } from '@hemline/db/connect.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { sql } from 'kysely'
import { freshWord } from './mint-words.ts'

/** A minted piece: `path` is the path of its page, `price` is in cents. */
export type Piece = {
  readonly itemNumber: number
  readonly path: string
  readonly price: number
  readonly title: string
}
/** The seller or warehouse that ships a piece: Hemline itself or one of two seeded sellers. */
export type Sender = 'Hemline' | 'Alderbrook' | 'Maribel Day'
/** Options of a minted piece. */
export type PieceWish = {
  /** The price in cents; $45 when left out. */
  readonly price?: number
  /** The sender of the piece; when left out Hemline, from warehouse 12. */
  readonly sender?: Sender
  /** The item number of the seeded piece to copy; when left out, the first piece for boys. */
  readonly like?: number
  /**
   * The id of the account that consigned the piece and is paid for it on today's payout terms; left out for
   * a piece without a consignor.
   */
  readonly consignorId?: string
  /** The code on the label of the consignor's bag that the piece came in; left out for a piece of no bag. */
  readonly bagCode?: string
  /** True: listed now. Else the piece was listed when the seeded one was. */
  readonly isNew?: boolean
  /** A minted piece of which this one is a second copy, with the same name; another piece when left out. */
  readonly sameAs?: Piece
}

const monthMs = 30 * 86_400_000

/**
 * Mints a piece on sale without any promotion. Unless `like` says otherwise the piece is for boys, so that
 * no listing for women shows it.
 */
export async function mintPiece(
  db: Db,
  { price = 4500, sender = 'Hemline', like, consignorId, bagCode, isNew, sameAs }: PieceWish = {},
): Promise<Piece> {
  const bag = bagCode === undefined ? undefined : await bagByCode(db, bagCode)
  const service = cleanoutServices.find((one) => one === bag?.service) ?? 'standard'
  const terms = termsOf({ service, tier: 'mid', incentives: [], brandPays: true })
  const consigned = consignorId === undefined ? {} : { consignor_id: consignorId, payout_terms: terms }
  return mintItem(
    db,
    { sender, like: sameAs?.itemNumber ?? like },
    {
      price_cents: price,
      msrp_cents: price * 3,
      state: 'listed',
      ...consigned,
      ...(bag && { bag_id: bag.id }),
      ...(isNew && { listed_at: new Date() }),
      ...(sameAs && { title: sameAs.title }),
    },
  )
}

const bagByCode = (db: Db, code: string) =>
  db
    .selectFrom('bag')
    .innerJoin('kit', 'kit.id', 'bag.kit_id')
    .select(['bag.id', 'bag.service'])
    .where('kit.label_code', '=', code)
    .executeTakeFirstOrThrow()

/**
 * Mints a piece of a seller that was sold and delivered a month ago, past its return window. Returns the
 * seller's earnings from that sale in cents.
 */
export async function mintEarnings(db: Db, sellerId: string, price: number): Promise<number> {
  const monthAgo = new Date(Date.now() - monthMs)
  const { itemNumber } = await mintItem(
    db,
    { sender: 'Hemline' },
    {
      price_cents: price,
      msrp_cents: price * 3,
      state: 'delivered',
      consignor_id: sellerId,
      payout_terms: termsOf({ service: 'standard', tier: 'luxury', incentives: [], brandPays: true }),
      sold_at: monthAgo,
    },
  )
  return inTransaction(db, async (tx) => {
    const { orderId } = await sellPiece(tx, { itemNumber, price, soldAt: monthAgo, deliveredAt: monthAgo })
    const { earnings_cents } = await tx
      .selectFrom('seller_sale')
      .select('earnings_cents')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return earnings_cents
  })
}

type ItemChanges = Readonly<Record<string, unknown>>
type Made = Parameters<typeof itemPath>[0] & { readonly title: string }

/**
 * Copies a seeded piece with the columns that a piece of this sender has on sale; `wish` overrides columns.
 */
export async function mintItem(
  db: Db,
  { sender, like }: { sender: Sender; like?: number | undefined },
  wish: { readonly price_cents: number } & ItemChanges,
): Promise<Piece> {
  const changes = JSON.stringify({
    title: `Journey jeans ${freshWord()}`,
    ...wish,
    final_sale: false,
    clearance: false,
    fresh_sale: false,
    promotion: null,
    curation_ids: [],
    access_levels: [],
    created_at: new Date(),
  })
  const { rows } = await sql<Made>`
    with pattern as (
      select i as row from item i
      where item_number = ${like ?? null}::bigint or (${like ?? null}::bigint is null and state = 'listed' and source = 'own' and department_tags = '{boys}')
      order by item_number >= 100000000 desc, item_number limit 1
    ), sent as (
      select i.source, i.warehouse_id, i.supplier_id, i.original_supplier_id, i.partner_id from item i left join supplier s on s.id = i.partner_id
      where i.item_number >= 100000000 and i.state = 'listed' and coalesce(s.name, 'Hemline') = ${sender}
        and (${sender} <> 'Hemline' or (i.source = 'own' and i.warehouse_id = 12))
      order by i.item_number limit 1
    ), made as (
      insert into item
      select (jsonb_populate_record((pattern.row), to_jsonb(sent) || jsonb_build_object('item_number', nextval('new_item_number')) || ${changes}::jsonb)).*
      from pattern, sent returning *
    )
    select m.item_number::int, m.title, m.gender, m.merchandising_department, m.materials, m.color_names, b.name as brand_name, c.name as category_name
    from made m join brand b on b.id = m.brand_id join category c on c.id = m.category_id`.execute(db)
  const [made] = rows
  if (!made) throw new Error(`nothing from ${sender} is on sale here to be copied`)
  return { itemNumber: made.item_number, path: itemPath(made), price: wish.price_cents, title: made.title }
}
