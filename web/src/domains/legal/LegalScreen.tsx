import { legalHead } from '@hemline/rules/seo/document-head.ts'
import {
  GetContentInForceDocument,
  GetLegalDocumentDocument,
  GetLegalDocumentsDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { dateFormat } from '../../platform/date-manner.ts'
import { usePageHead } from '../../platform/head.ts'
import { classes } from '../../ui/classes.ts'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Page, Panel, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import styles from './LegalScreen.module.css'
import { Markdown } from './Markdown.tsx'

const days = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const day = (text: string) => (Number.isNaN(Date.parse(text)) ? text : days(new Date(text)))

function Bones() {
  return (
    <Stack gap={3} top className={styles.bones} aria-hidden>
      {[96, 100, 88, 94, 60, 98, 72].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Stack>
  )
}

function Contents({ current }: { current: string | undefined }) {
  const [{ data }] = useQuery({ query: GetLegalDocumentsDocument })
  return (
    <nav className={styles.contents} aria-label="Terms and policies">
      <ul>
        {(data?.legalDocuments ?? []).map(({ slug, title }) => (
          <li key={slug}>
            <Link
              className={look({ flow: 'row', gap: 0, noWrap: true, tall: 44, size: 14, tone: 'soft' })}
              to="/legal/$slug"
              params={{ slug }}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Text({ slug }: { slug: string }) {
  const [{ data, error, fetching }] = useQuery({ query: GetLegalDocumentDocument, variables: { slug } })
  const text = data?.legalDocument
  const part = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (text && part) globalThis.document.getElementById(part)?.scrollIntoView?.()
  }, [text, part])
  usePageHead(text ? legalHead(text) : undefined)
  if (error && !data) return <ErrorScreen />
  if (!text && !fetching && data) return <NotFoundScreen />
  return (
    <Stack gap={8} padTop={10} padBottom={0} className={classes('page', styles.screen)}>
      <Contents current={slug} />
      <Panel as="article" upTo="measure" shrinks className={styles.text} aria-busy={!text}>
        <h1>{text?.title ?? <Skeleton width="60%" />}</h1>
        <p className={look({ below: 6, size: 14, tone: 'soft' }, styles.date)}>
          {text ? `Last changed on ${day(text.updatedOn)}` : <Skeleton width="12rem" />}
        </p>
        {text ? <Markdown text={text.bodyMarkdown} /> : <Bones />}
      </Panel>
    </Stack>
  )
}

function Index() {
  usePageHead({})
  const [{ data, error }] = useQuery({ query: GetLegalDocumentsDocument })
  const [inForce] = useQuery({ query: GetContentInForceDocument })
  const release = inForce.data?.contentRelease
  if (error && !data) return <ErrorScreen />
  // The list and the line below it show together: a list that fills later would move the line.
  const isReady = data && (!inForce.fetching || inForce.data)
  return (
    <Page padTop={10}>
      <h1>Terms and policies</h1>
      {isReady ? (
        <Panel as="ul" above={6} edge="top" upTo="list" className={styles.list}>
          {data.legalDocuments.map(({ slug, title, updatedOn }) => (
            <Panel as="li" edge="bottom" key={slug}>
              <Link
                className={look({
                  flow: 'row',
                  gap: 4,
                  rows: 0,
                  align: 'baseline',
                  justify: 'between',
                  padX: 0,
                  padY: 4,
                })}
                to="/legal/$slug"
                params={{ slug }}
              >
                <b className={look({ voice: 'display', size: 22 })}>{title}</b>
                <span className={look({ size: 14, tone: 'soft' })}>Last changed on {day(updatedOn)}</span>
              </Link>
            </Panel>
          ))}
        </Panel>
      ) : (
        <Bones />
      )}
      {isReady && release?.publishedAt && (
        <p className={look({ above: 6, size: 14, tone: 'soft' })}>
          Release {release.number} of our texts, in force since {day(release.publishedAt)}.
        </p>
      )}
    </Page>
  )
}

/** Shows the list of legal texts at /legal, and one text at /legal/{slug}. */
export function LegalScreen() {
  const { slug } = useParams({ strict: false }) as { slug?: string }
  return slug ? <Text key={slug} slug={slug} /> : <Index />
}
