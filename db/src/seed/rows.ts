// The tables with a fixed, short content: their names and rows.

import { houseOf } from '@hemline/rules/catalogue/brands/houses.ts'
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { roots } from '@hemline/rules/catalogue/kinds/roots.ts'
import { sizeCategoryOf, sizeRows } from '@hemline/rules/catalogue/sizes.ts'
import { departmentLabels, departments } from '@hemline/rules/vocabulary/departments.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { alertColumns, alertRows } from './alerts.ts'
import type { SeedBrand } from './brands.ts'
import type { Cell } from './copy.ts'
import { experimentArmRows, experimentColumns, experimentRows } from './experiments.ts'
import { flags } from './flags.ts'
import { giftCardTemplateColumns, giftCardTemplateRows } from './gift-cards.ts'
import { basicColors } from './palette.ts'
import { pointsOfferColumns, pointsOfferRows, promotionColumns, promotionRows } from './promotions.ts'
import { sizeChartColumns, sizeChartRows } from './size-guides.ts'
import { suppliers, thirdPartySellers } from './suppliers.ts'

export type TableLoad = { table: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const categoryRows = (): readonly (readonly Cell[])[] => [
  ...roots.map(
    (r, i) => [r.id, null, r.name, r.slug, r.slug, [...r.departments], r.sizeCategory, i + 1] as const,
  ),
  ...kinds.map((l, i) => {
    const root = roots.find((r) => r.slug === l.root)
    return [
      l.id,
      root?.id ?? null,
      l.name,
      l.slug,
      `${l.root}/${l.slug}`,
      [...l.departments],
      sizeCategoryOf(l.sizes),
      100 + i,
    ] as const
  }),
]

/** Returns the seeded rows of all tables except people and items, in an order that satisfies foreign keys. */
export function fixedTables(brands: readonly SeedBrand[]): TableLoad[] {
  return [
    {
      table: 'department',
      columns: ['tag', 'name', 'rank'],
      rows: departments.map((tag, i) => [tag, departmentLabels[tag], i + 1]),
    },
    {
      table: 'category',
      columns: ['id', 'parent_id', 'name', 'slug', 'path', 'department_tags', 'size_category', 'rank'],
      rows: categoryRows(),
    },
    {
      table: 'brand',
      columns: ['id', 'name', 'slug', 'tier', 'may_run_small', 'house', 'sort'],
      rows: brands.map((b) => [b.id, b.name, b.slug, b.tier, b.may_run_small, houseOf(b.name), b.sort]),
    },
    {
      table: 'color',
      columns: ['name', 'hex', 'rank'],
      rows: basicColors.map((c, i) => [c.name, c.hex, i + 1]),
    },
    {
      table: 'size',
      columns: ['sizing_id', 'label', 'size_category', 'size_group', 'department_group', 'rank'],
      rows: sizeRows.map((s) => [
        s.sizing_id,
        s.label,
        s.size_category,
        s.size_group,
        s.department_group,
        s.rank,
      ]),
    },
    {
      table: 'warehouse',
      columns: ['id', 'code', 'city', 'state', 'nickname'],
      rows: warehouses.map((w) => [w.warehouseId, w.code, w.city, w.state, w.nickname]),
    },
    {
      table: 'supplier',
      columns: ['id', 'name', 'slug', 'kind', 'active', 'profile'],
      rows: suppliers.map((s) => [s.id, s.name, s.slug, s.kind, s.active, { json: s.profile }]),
    },
    {
      table: 'third_party_seller',
      columns: ['id', 'name', 'seller_type', 'city', 'state'],
      rows: thirdPartySellers.map((s) => [s.id, s.name, s.seller_type, s.city, s.state]),
    },
    {
      table: 'feature_flag',
      columns: ['name', 'description', 'enabled', 'rollout_percent'],
      rows: flags.map((f) => [f.name, f.description, f.enabled, f.rolloutPercent]),
    },
    { table: 'experiment', columns: experimentColumns, rows: experimentRows() },
    {
      table: 'experiment_arm',
      columns: ['experiment_key', 'name', 'rank', 'share'],
      rows: experimentArmRows(),
    },
    { table: 'user_alert', columns: alertColumns, rows: alertRows() },
    { table: 'size_chart', columns: sizeChartColumns, rows: sizeChartRows() },
    { table: 'promotion', columns: promotionColumns, rows: promotionRows() },
    { table: 'gift_card_template', columns: giftCardTemplateColumns, rows: giftCardTemplateRows() },
    { table: 'points_offer', columns: pointsOfferColumns, rows: pointsOfferRows() },
  ]
}
