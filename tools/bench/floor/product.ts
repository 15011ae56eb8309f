// The floor's page of a piece: its row with photos, its sender, and whether the visitor saved it.
import { createHash } from 'node:crypto'
import { visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { type PageRow, pageOf } from '../shapes.ts'
import type { FloorContext } from './card.ts'

/** The context of a floor's resolver, with the reply of its request. */
export type Asked = FloorContext & { reply: FastifyReply }
const cookie = new RegExp(`${visitorCookie}=([^;]+)`)
/** Returns the SHA-256 hash under which a visitor's token is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
/**
 * Returns an SQL expression for the id of the visitor whose cookie the request has; it gives null without
 * such a visitor.
 */
export const visitorOf = ({ reply }: Asked) =>
  sql`(select id from visitor where token_hash = ${tokenHash(cookie.exec(reply.request.headers.cookie ?? '')?.[1] ?? '')})`
/** SQL column with the third-party seller of a piece as JSON: who sells it, their page and their rating. */
export const sellerColumn = sql`(select to_jsonb(t) || jsonb_build_object('sellerType', t.seller_type,
    'code', (select s.code from storefront s where s.user_id = t.user_id and s.is_open),
    'stars', (select round(avg(r.stars), 1) from member_review r where r.about_id = t.user_id and r.of_seller),
    'isMember', t.user_id is not null,
    'reviewCount', (select count(*) from member_review r where r.about_id = t.user_id and r.of_seller))
  from third_party_seller t where t.id = i.third_party_seller_id) as seller`

async function item(_: unknown, { itemNumber }: { itemNumber: number }, asked: Asked) {
  const { rows } = await sql<PageRow>`select i.*, ${sellerColumn},
    (select jsonb_build_object('brandName', s.name, 'name', s.name, 'type', s.kind) || coalesce(s.profile, '{}') from supplier s where s.id = i.partner_id) as partner,
    (select json_agg(json_build_object('id', id, 'photoNumber', photo_number, 'aspectRatio', aspect_ratio, 'type', type, 'caption', caption)
      order by photo_number) from photo where item_number = i.item_number) as photos,
    exists (select from favorite f where f.item_number = i.item_number and f.visitor_id = ${visitorOf(asked)}) as liked
    from search_item i where item_number = ${itemNumber}`.execute(asked.db)
  return rows[0] ? pageOf(rows[0]) : null
}
/** The resolver of a piece's page. */
export const productResolvers = { Query: { item } }
