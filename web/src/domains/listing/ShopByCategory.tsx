// The categories on the first page of a department, each with a picture of a current piece. Kids are
// shown as girls and boys.

import { kindName, kindsOf } from '@hemline/rules/search/kinds.ts'
import type { Place } from '@hemline/rules/search/listing-url.ts'
import { showpieces } from '@hemline/rules/site/home-words.ts'
import { departmentLabels, isDepartment, kidsDepartments } from '@hemline/rules/vocabulary/departments.ts'
import { GetItemsDocument, type GetShopIndexQuery } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './Listing.module.css'
import { Picture } from './Picture.tsx'

type Category = GetShopIndexQuery['categories'][number]
type Filter = { key: string; values: string[] }

/** The frame of a tile's picture. */
function Face({ children }: { children?: ReactNode }) {
  return (
    <Text as="span" below={2} className={classes('frame', styles.face)}>
      {children}
    </Text>
  )
}

/** The piece that stands for what some filters find: undefined until the answer, null when they find none. */
function useShowpiece(filters: Filter[]) {
  const [{ data }] = useQuery({
    query: GetItemsDocument,
    variables: {
      amount: 1,
      filters: [...filters, showpieces],
      facets: [],
      sortBy: 'featured',
      itemQueryContext: { clientModule: 'categories', clientPageType: 'Department' },
      userInfo: {},
    },
    context: quiet,
  })
  return data && (data.items.nodes[0] ?? null)
}

function FacePicture({ photoId }: { photoId: number | undefined }) {
  return <Picture photoId={photoId} sizes="(min-width: 1220px) 160px, 128px" high={false} eager />
}

type TileProps = { href: string; label: string; children?: ReactNode }

/** Renders a category as a link with its picture in a frame. */
export function Tile({ href, label, children }: TileProps) {
  return (
    <li>
      <HrefLink href={href}>
        <Face>{children}</Face>
        {label}
      </HrefLink>
    </li>
  )
}

/** Renders the list element for a department's category tiles. */
export function TileRow({ children }: { children: ReactNode }) {
  return <ul className={look({ flow: 'shelf', gap: 'grid', bleeds: true }, styles.tiles)}>{children}</ul>
}

/** Renders the navigation element around a department's categories. */
export function CategoryNav({ children }: { children: ReactNode }) {
  return (
    <Panel as="nav" aria-label="Shop by category" below={8} className={styles.byCategory}>
      {children}
    </Panel>
  )
}

/** A tile works as a link without its picture, so a failed request shows no message. */
const quiet = { quiet: true }

/** The tile of a category, while the department has a piece of it. */
function KindTile({ department, slug, name }: { department: string; slug: string; name: string }) {
  const piece = useShowpiece([
    { key: 'department_tags', values: [department] },
    { key: 'category_tags', values: [slug] },
  ])
  if (piece === null) return null
  return (
    <Tile href={`/${department}/${slug}`} label={kindName(name)}>
      <FacePicture photoId={piece?.photoIds[0]} />
    </Tile>
  )
}

function Kinds({
  department,
  categories,
}: {
  department: string
  categories: readonly Category[] | undefined
}) {
  if (!categories) return <div className={styles.tilesBone} />
  return (
    <TileRow>
      {kindsOf(department, categories).map(({ slug, name }) => (
        <KindTile key={slug} department={department} slug={slug} name={name} />
      ))}
    </TileRow>
  )
}

function KidsFace({ department }: { department: string }) {
  const piece = useShowpiece([{ key: 'department_tags', values: [department] }])
  return <FacePicture photoId={piece?.photoIds[0]} />
}

function Kids({ categories }: { categories: readonly Category[] | undefined }) {
  return (
    <Stack gap="grid" tracks={2} className={styles.kids}>
      {kidsDepartments.map((department) => (
        <Panel as="section" shrinks key={department} aria-label={departmentLabels[department]}>
          <HrefLink className={look({ block: true }, styles.kid)} href={`/${department}`}>
            <Face>
              <KidsFace department={department} />
            </Face>
            <Text as="b" voice="display" size={22}>
              {departmentLabels[department]}
            </Text>
          </HrefLink>
          <Row as="ul" gap={4} rows={0} align="stretch" tall={44} size={14} tone="soft">
            {(categories ? kindsOf(department, categories) : []).map(({ slug, name }) => (
              <li key={slug}>
                <HrefLink href={`/${department}/${slug}`}>{kindName(name)}</HrefLink>
              </li>
            ))}
          </Row>
        </Panel>
      ))}
    </Stack>
  )
}

/** Renders the row of links to categories above the pieces of a department or of /kids. */
export function ShopByCategory({
  place,
  categories,
}: {
  place: Place
  categories: readonly Category[] | undefined
}) {
  const department = place.pathname.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? ''
  return (
    <CategoryNav>
      {department === 'kids' ? (
        <Kids categories={categories} />
      ) : (
        isDepartment(department) && <Kinds department={department} categories={categories} />
      )}
    </CategoryNav>
  )
}
