import { landingHead } from '@hemline/rules/seo/document-head.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { GetLandingPageDocument, type GetLandingPageQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import { ItemRow } from '../listing/ItemGrid.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Landing.module.css'
import { OutfitCard } from './OutfitCard.tsx'

type LandingPage = NonNullable<GetLandingPageQuery['landingPage']>

function Hero({ page }: { page: LandingPage }) {
  return (
    <Panel as="section" surface="sunk" clip>
      <Stack gap={6} padTop={8} padBottom={0} className={classes('page', styles.heroIn)}>
        <div className={styles.say}>
          <Text as="h1" size={48} leading={1.1} breaks tabIndex={-1}>
            {page.title}
          </Text>
          <Text above={4} below={6} upTo="short" size={18} tone="soft">
            {page.intro}
          </Text>
          {page.totalCount > 0 && (
            <HrefLink className={`${buttonClass()} num`} href={`/lp/${page.slug}/plp`}>
              See all {countOf(page.totalCount, 'piece')}
            </HrefLink>
          )}
        </div>
        <Stack gap={3} tracks={2} className={styles.collage}>
          {page.collage.slice(0, 4).map((item) => (
            // Named here: a picture says nothing while it waits for its turn to load.
            <HrefLink
              key={item.id}
              className="frame"
              href={item.slug}
              aria-label={`${item.brand} ${item.title}`}
            >
              <Picture
                photoId={item.photoIds[0]}
                eager
                sizes="(min-width: 1220px) 20vw, (min-width: 768px) 24vw, 46vw"
              />
            </HrefLink>
          ))}
        </Stack>
      </Stack>
    </Panel>
  )
}

function Block({ block }: { block: LandingPage['blocks'][number] }) {
  return (
    <Panel as="section" above={16}>
      <Row gap={4} align="end" justify="between" noWrap below={5}>
        <div>
          <h2>{block.title}</h2>
          {block.words && (
            <Text above={2} upTo="measure" tone="soft" className="num">
              {block.words}
            </Text>
          )}
        </div>
        {block.href && block.totalCount > block.items.length && (
          <HrefLink
            className={look(
              { flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44, nowrap: true },
              'link num',
            )}
            href={block.href}
          >
            See all {count(block.totalCount)}
            <span className="sr"> in {block.title}</span>
          </HrefLink>
        )}
      </Row>
      {block.items.length > 0 && <ItemRow items={block.items} />}
      {block.outfits.length > 0 && (
        <Stack gap={10}>
          {block.outfits.map((outfit) => (
            <OutfitCard key={outfit.id} outfit={outfit} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

function Empty() {
  const action = (
    <HrefLink className={buttonClass({ look: 'line' })} href="/products">
      See all pieces
    </HrefLink>
  )
  return (
    <EmptyState drawing={<HangerDrawing />} title="This rail is empty today" action={action}>
      What belongs here has sold. New pieces arrive every day.
    </EmptyState>
  )
}

/**
 * Shows the page /lp/:slug: a hand-made landing page filled with pieces that are on sale now; the 404 page
 * for an unknown slug, and a message with "Try again" after a failure.
 */
export function LandingScreen() {
  const { pathname, search } = usePlace()
  const place = classify(pathname)
  // Employees look at the page as a release of texts has it.
  const release = new URLSearchParams(search).get('release')
  const slug = place.kind === 'landing' ? place.slug : ''
  const [{ data, error }, ask] = useQuery({
    query: GetLandingPageDocument,
    variables: { slug, release },
    pause: slug === '',
  })
  const page = data?.landingPage
  usePageHead(page ? landingHead(page) : undefined)
  if (page === null) return <NotFoundScreen />
  if (error && !page) {
    const again = (
      <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
        Try again
      </Button>
    )
    return (
      <Page role="alert">
        <EmptyState heading="h1" drawing={<HangerDrawing />} title="This page is out of reach" action={again}>
          {friendlyError(error, 'fetchingItems')}
        </EmptyState>
      </Page>
    )
  }
  if (!page) return <div className={styles.bones} role="status" aria-label="Loading the page" />
  return (
    <>
      <Hero page={page} />
      <Page>
        {page.blocks.map((block) => (
          <Block key={block.id} block={block} />
        ))}
        {page.blocks.length === 0 && <Empty />}
      </Page>
    </>
  )
}
