import { rescueFinalSale } from '@hemline/rules/rescues/words.ts'
import { GetRescueGroupDocument } from '@hemline/schema/generated/graphql.ts'
import { Navigate, useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Picture } from '../listing/Picture.tsx'
import { boxWords, type Group, leftWords } from './RescueCard.tsx'
import './rescue-keys.ts'
import styles from './Rescues.module.css'

function Sentences({ id, title, all }: { id: string; title: string; all: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <Text as="h2" size={18} below={2} id={id}>
        {title}
      </Text>
      <Stack as="ul" gap={1} className={styles.list}>
        {all.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Stack>
    </section>
  )
}

function Facts({ group }: { group: Group }) {
  const isThere = group.boxesLeft > 0
  return (
    <Stack gap={6} top>
      <Stack gap={2} top>
        <h1>{group.title}</h1>
        <p className="soft">
          {group.tierLabel} · {group.conditionLabel}
        </p>
        <Row gap={4} align="baseline">
          <Text as="span" voice="display" size={28} numbers>
            {money(group.price)}
          </Text>
          <span className="soft num">
            {money(group.pricePiece)} a piece · {boxWords(group)}
          </span>
        </Row>
        <p className="soft small num">
          Delivery {money(group.delivery)}, fees and tax are added before you pay.
        </p>
        <span>
          <Badge mood={group.boxesLeft === 1 ? 'sale' : 'plain'}>{leftWords(group)}</Badge>
        </span>
      </Stack>
      <Note mood="sale">{rescueFinalSale}</Note>
      {isThere && (
        <HrefLink
          className={buttonClass({ size: 'large', wide: true })}
          href={`/rescues/checkout?group=${group.id}`}
        >
          Rescue this box
        </HrefLink>
      )}
      <Sentences id="sure" title="What is sure" all={group.sure} />
      <Sentences id="luck" title="What is luck" all={group.luck} />
      {group.sources.length > 0 && (
        <section aria-labelledby="sources">
          <Text as="h2" size={18} below={2} id="sources">
            Why these pieces are here
          </Text>
          <ul className={styles.list}>
            {group.sources.map(({ id, label, count }) => (
              <li key={id} className="num">
                {label}: {countOf(count, 'piece')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

/** Stands first on a phone, and beside the facts of the box where there are no pictures. */
function NoBox() {
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="This box has found a home"
      action={
        <HrefLink className={buttonClass()} href="/rescues">
          See other boxes
        </HrefLink>
      }
    >
      All boxes of this kind are gone. New ones come as pieces do.
    </EmptyState>
  )
}

/**
 * Renders /rescues/:seo/:groupId: what a rescue box of a group holds for sure, what is luck, and what it
 * costs. A wrong slug moves to the right address; for an unknown group, that there is none, and after a
 * failure "Try again".
 */
export function RescueGroupScreen() {
  const { groupId = '', seo = '' } = useParams({ strict: false })
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetRescueGroupDocument,
    variables: { id: groupId },
    requestPolicy: 'cache-and-network',
  })
  const group = data?.rescueGroup
  // A group comes and goes with its pieces, so search engines don't list its page.
  usePageHead({ title: group ? `A box: ${group.title}` : 'A rescue box', robots: 'noindex' })
  if (group && group.path !== `/rescues/${seo}/${groupId}`)
    return (
      <Navigate
        to="/rescues/$seo/$groupId"
        params={{ seo: group.path.split('/')[2] ?? '', groupId }}
        replace
      />
    )
  return (
    <Page padTop={6}>
      <Text below={5} className="small">
        <HrefLink className="link" href="/rescues">
          Rescues
        </HrefLink>
      </Text>
      {group ? (
        <Stack gap={8} top className={styles.two}>
          <Stack gap={3} top>
            {group.boxesLeft === 0 && <NoBox />}
            <Stack as="ul" gap={1} pad={0} className={styles.pieces} aria-label="Pieces on the shelf now">
              {group.photoIds.map((photoId, i) => (
                <li key={photoId} className="frame">
                  <Picture
                    photoId={photoId}
                    alt={`Piece ${i + 1} on the shelf now`}
                    eager={i < 3}
                    sizes="(min-width: 960px) 24vw, 46vw"
                  />
                </li>
              ))}
            </Stack>
            {group.photoIds.length > 0 && (
              <p className="soft small">
                Pieces on the shelf now. Which of {group.waiting} come into your box is luck.
              </p>
            )}
          </Stack>
          <Facts group={group} />
        </Stack>
      ) : group === null ? (
        <EmptyState
          heading="h1"
          drawing={<ToteDrawing />}
          title="There is no such box"
          action={
            <HrefLink className={buttonClass()} href="/rescues">
              See the boxes
            </HrefLink>
          }
        >
          Its address may have a slip in it.
        </EmptyState>
      ) : error && !fetching ? (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'generic')}
        </ErrorMessage>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="40rem" />
        </div>
      )}
    </Page>
  )
}
