import { showpieces } from '@hemline/rules/site/home-words.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LinenBag } from '../../ui/LinenBag.tsx'
import { Grid, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Concept.module.css'
import { type Curation, curations } from './curations.ts'
import { useCompanyHead } from './use-company-head.ts'
import { listingHref, usePieces } from './use-pieces.ts'

const beliefs = [
  {
    title: 'There is one of everything',
    text: 'No stock room, no second size in the back. When you find it, you have found it, and we hold it for you while you make up your mind.',
  },
  {
    title: 'The flaw is in the picture',
    text: 'A worn cuff is not a secret. It has a sentence, a photo and a price that knows about it. What we don’t mention, we didn’t find.',
  },
  {
    title: 'A price can be explained',
    text: 'Brand, cloth, condition, season: that is all of it. What a comparable piece costs new stands beside it, crossed out.',
  },
]

function Opening() {
  const { nodes } = usePieces({
    filters: [{ key: 'category_tags', values: ['dresses'] }, showpieces],
    sortBy: 'featured',
    amount: 3,
  })
  return (
    <Stack gap={8} padTop={10} className={styles.opening}>
      <div className={styles.say}>
        <Text as="h1" size={48} leading={1.1} tracking="close">
          A shop where everything happens{' '}
          <Text as="em" weight={300}>
            once
          </Text>
        </Text>
        <Text above={5} upTo="short" size={18} tone="soft">
          Somebody sends in what they no longer wear. Somebody else finds it. In between we take it into our
          hands, describe it as it is, and hang it up. This is how Hemline works.
        </Text>
      </div>
      <Stack gap="grid" tracks={3} align="center" className={styles.plates} aria-hidden="true">
        {[0, 1, 2].map((i) => (
          <span key={i} className="frame">
            <Picture photoId={nodes?.[i]?.photoIds[0]} eager sizes="(min-width: 960px) 22vw, 32vw" />
          </span>
        ))}
      </Stack>
    </Stack>
  )
}

/** A collection with fewer pieces is not shown: it would look like leftovers. */
const fewest = 3

function CurationRow({ title, words, asked }: Curation) {
  const { nodes, total, fetching } = usePieces(asked)
  if (!fetching && (nodes?.length ?? 0) < fewest) return null
  return (
    <Panel as="section" above={10} aria-label={title}>
      <Row gap={6} rows={0} align="end" justify="between" below={4}>
        <div>
          <h3>{title}</h3>
          <Text tone="soft" slant="normal">
            {words}
          </Text>
        </div>
        <HrefLink className="link alone num" href={listingHref(asked)}>
          {total === undefined
            ? 'See them'
            : total > 5
              ? `See all ${count(total)}`
              : `See ${countOf(total, 'piece')}`}
          <span className="sr"> of {title}</span>
        </HrefLink>
      </Row>
      {nodes ? <ItemRow items={nodes} /> : <ItemRowSkeleton />}
    </Panel>
  )
}

/**
 * Renders the page about the idea of the shop, in the style of a magazine, with collections of pieces for
 * sale.
 */
export function ConceptScreen() {
  useCompanyHead('concept')
  return (
    <>
      <Page>
        <Opening />
        <Grid
          as="section"
          gap={8}
          columns={3}
          from="laptop"
          above={16}
          className={styles.beliefs}
          aria-label="What we believe"
        >
          {beliefs.map(({ title, text }, i) => (
            <Panel padTop={5} edge="top" key={title}>
              <Text as="i" block below={3} aria-hidden>
                {i + 1}
              </Text>
              <Text as="h2" size={22}>
                {title}
              </Text>
              <Text above={2} upTo="short" tone="soft">
                {text}
              </Text>
            </Panel>
          ))}
        </Grid>
        <Panel above={16} className={styles.handTitle}>
          <h2>Put together by hand</h2>
          <Text above={2} upTo="measure" size={18} tone="soft">
            Nobody here believes in infinite shelves. These are small ones, chosen by people, from what hangs
            in the shop today.
          </Text>
        </Panel>
        {curations.slice(0, 2).map((one) => (
          <CurationRow key={one.title} {...one} />
        ))}
      </Page>
      <Panel above={16} surface="green" tone="onGreen" className={styles.green}>
        <Stack gap={6} justifyItems="start" padY={10} className={classes('page', styles.greenIn)}>
          <div>
            <h2>It begins with a bag</h2>
            <Text above={4} below={6} upTo="short" size={18} tone="onGreenSoft">
              Most of what you see here was in somebody’s closet a few weeks ago. They filled a bag; we did
              the rest. When yours is too full, it is your turn.
            </Text>
            <HrefLink className={buttonClass({ look: 'paper' })} href="/cleanout">
              How a clean-out works
            </HrefLink>
          </div>
          <LinenBag className={styles.bag} />
        </Stack>
      </Panel>
      <Page>
        {curations.slice(2).map((one) => (
          <CurationRow key={one.title} {...one} />
        ))}
        <Row as="p" align="stretch" justify="center" above={16}>
          <HrefLink className={buttonClass()} href="/products?sort=newest_first">
            See what is new
          </HrefLink>
          <HrefLink className={buttonClass({ look: 'line' })} href="/about">
            Who we are
          </HrefLink>
        </Row>
      </Page>
    </>
  )
}
