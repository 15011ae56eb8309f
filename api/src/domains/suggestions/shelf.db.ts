// Counts of items on sale, for the shelf of suggestions.
import type { Db } from '@hemline/db/connect.ts'
import type { ShelfBrand, ShelfCount } from '@hemline/rules/suggestions/shelf.ts'
import { sql } from 'kysely'

/**
 * Counts the items on sale by category and by each value that shoppers search for; materials and patterns
 * also by color. Leaves out counts below `fewest`, except those of a whole category or department.
 */
export async function listShelfCounts(db: Db, fewest: number): Promise<ShelfCount[]> {
  const { rows } = await sql<ShelfCount>`/* listShelfCounts */
    with piece as materialized (
      select category_tags, department_tags, color_names, advanced_color_names, material_tags, pattern, style_tags, occasion_tags,
        pant_cut_tags, neckline_tags, waist_tags, jean_wash_tags, sleeve_length, brand_names from search_item where state = 'listed')
    select c.category, v.kind, v.value, k.color, count(*)::int as count
    from piece p, unnest(p.category_tags) as c (category),
      lateral (
        select 'any' as kind, '' as value
        union all select 'department_tags', unnest(p.department_tags)
        union all select 'brand_name_tags', unnest(p.brand_names)
        union all select 'color_names', unnest(p.color_names)
        union all select 'advanced_color_names', shade from unnest(p.advanced_color_names) shade where shade <> all(p.color_names)
        union all select 'materials', unnest(p.material_tags)
        union all select 'pattern', p.pattern where p.pattern is not null
        union all select 'style_tags', unnest(p.style_tags)
        union all select 'occasion_tags', unnest(p.occasion_tags)
        union all select 'pant_cut_tags', unnest(p.pant_cut_tags)
        union all select 'neckline_tags', unnest(p.neckline_tags)
        union all select 'waist_tags', unnest(p.waist_tags)
        union all select 'jean_wash_tags', unnest(p.jean_wash_tags)
        union all select 'sleeve_length', p.sleeve_length where p.sleeve_length is not null
      ) v,
      lateral (
        select null::text as color
        union all select unnest(p.color_names) where v.kind in ('materials', 'pattern')
      ) k
    group by 1, 2, 3, 4 having count(*) >= ${fewest} or (v.kind in ('any', 'department_tags'))`.execute(db)
  return rows
}

/**
 * Returns all brands with listed items and their counts, from the table that a job refreshes (migration
 * 0008).
 */
export async function listShelfBrands(db: Db): Promise<ShelfBrand[]> {
  const { rows } = await sql<ShelfBrand>`/* listShelfBrands */
    select b.name, b.slug, c.item_count as count from brand_count c join brand b on b.id = c.brand_id where c.department = ''`.execute(
    db,
  )
  return rows
}
