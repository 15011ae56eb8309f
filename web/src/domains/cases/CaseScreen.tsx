import {
  type CaseFieldsFragment,
  GetCaseDocument,
  WriteToCaseDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Seam } from '../../ui/Seam.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { GuestAway } from '../orders/GuestAway.tsx'
import { keySearch, useGuestKey } from '../orders/guest-key.ts'
import { ProofField } from '../photos/ProofField.tsx'
import { photosUnderWay } from '../photos/use-photo-queue.ts'
import { DifferenceTold } from '../returns/DifferenceTold.tsx'
import { ReturnsFailed, ReturnsWaiting } from '../returns/ReturnsAway.tsx'
import { MoneyRows } from '../returns/Ways.tsx'
import { CaseUnknown, LetterAway } from './CaseAway.tsx'
import { photoQuery, useCaseKey } from './case-key.ts'
import { Talk } from './Talk.tsx'
import { openWithdrawCase } from './withdraw-case.tsx'

type Case = CaseFieldsFragment

function Write({ code }: { code: string }) {
  const [{ fetching }, write] = useMutation(WriteToCaseDocument)
  const byKey = useCaseKey()
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [underWay, setUnderWay] = useState(0)
  const [key, setKey] = useState(newId)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (underWay > 0) return setProblem(photosUnderWay(underWay))
    const { data, error } = await write({ input: { code, text, photoIds: [...photos], key }, byKey })
    const answer = data?.writeToCase
    if (answer?.__typename !== 'CasePayload')
      return setProblem(answer?.message ?? friendlyError(error, 'generic'))
    setText('')
    setPhotos([])
    setKey(newId())
  }
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void send(event)} noValidate>
      <AreaField
        label="Write to us"
        rows={2}
        maxLength={2000}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <ProofField value={photos} onChange={setPhotos} onUnderWay={setUnderWay} />
      <Row>
        <Button type="submit" look="line" disabled={fetching}>
          Send
        </Button>
      </Row>
    </Stack>
  )
}

/** Closes the case of the viewer, where that is possible. */
function Close({ made: { code, withdrawTerms: terms } }: { made: Case }) {
  const byKey = useCaseKey()
  if (terms === null) return null
  return (
    <Row gap={2} align="baseline" edge="top" padY={4}>
      <Text as="span" size={14} tone="soft">
        Don’t you need us any more?
      </Text>
      <LinkButton onClick={() => void openWithdrawCase({ code, terms, byKey })}>
        It’s sorted out, close my case
      </LinkButton>
    </Row>
  )
}

/** What the shopper told of a piece of the case. */
function Differs({ made, itemNumber }: { made: Case; itemNumber: number }) {
  const told = made.differences.find((one) => one.itemNumber === itemNumber)
  return told ? <DifferenceTold difference={told.difference} /> : null
}

/** Leads to what the case belongs to: the viewer's cases, or the order whose key was followed. */
function Up() {
  const guest = useGuestKey()
  const byKey = useCaseKey()
  if (byKey && !guest) return null
  return (
    <Text below={2} size={14}>
      {guest ? (
        <Link
          to="/my/orders/$id"
          params={{ id: guest.orderId }}
          search={{ key: guest.accessKey }}
          className="link"
        >
          Your order
        </Link>
      ) : (
        <Link to="/resolution-hub/cs" className="link">
          Your cases
        </Link>
      )}
    </Text>
  )
}

function Shown({ made }: { made: Case }) {
  const guest = useGuestKey()
  const byKey = useCaseKey()
  return (
    <Page above={8}>
      <Up />
      <Text size={12} uppercase tracking="wide" tone="soft">
        Case {made.code} · {made.kindLabel}
      </Text>
      <h1>{made.headline}</h1>
      <Text tone="soft" above={2} below={6}>
        {made.detail}
      </Text>
      {made.returnId && (
        <Row below={6}>
          <Link
            to="/my/returns/$id"
            params={{ id: made.returnId }}
            search={keySearch(guest)}
            className={buttonClass()}
          >
            See the return and its label
          </Link>
        </Row>
      )}
      <Seam label="The way of this case" steps={made.steps} />
      <Beside above={8}>
        <Stack gap={8} top>
          <section aria-labelledby="case-talk">
            <Text as="h2" size={22} below={4} id="case-talk">
              What was said
            </Text>
            <Talk messages={made.messages} photoQuery={photoQuery(made.code, byKey)} />
          </section>
          <Write code={made.code} />
          <Close made={made} />
        </Stack>
        <Stack gap={6} top>
          {made.pieces.length > 0 && (
            <ul aria-label="The pieces of this case">
              {made.pieces.map((item) => (
                <PieceLine
                  key={item.id}
                  picture={
                    <span className={thumbClass()}>
                      <PieceThumb item={item} sizes="72px" />
                    </span>
                  }
                  brand={item.brand}
                >
                  <span>{item.title}</span>
                  <span className="soft small">Order {made.orderLabel}</span>
                  <Differs made={made} itemNumber={item.itemNumber} />
                </PieceLine>
              ))}
            </ul>
          )}
          {made.replacement && (
            <section aria-labelledby="case-replacement">
              <Text as="h2" size={22} below={4} id="case-replacement">
                Its replacement
              </Text>
              <PieceLine
                as="div"
                picture={
                  <span className={thumbClass()}>
                    <PieceThumb item={made.replacement.item} sizes="72px" />
                  </span>
                }
                brand={made.replacement.item.brand}
              >
                <span>{made.replacement.item.title}</span>
                {guest ? (
                  // The key of one order opens no other one; the mails of this one have its own.
                  <span className="soft small num">Order {made.replacement.orderLabel}</span>
                ) : (
                  <Link
                    to="/my/orders/$id"
                    params={{ id: made.replacement.orderId }}
                    className="link small num"
                  >
                    Order {made.replacement.orderLabel}
                  </Link>
                )}
              </PieceLine>
            </section>
          )}
          {made.sums.length > 0 && (
            <section aria-labelledby="case-money">
              <Text as="h2" size={22} below={4} id="case-money">
                {made.offerTitle}
              </Text>
              <MoneyRows sums={made.sums} to={made.to} />
            </section>
          )}
          <Panel>
            <Link to="/resolution-hub/terms" className="link">
              What we promise
            </Link>
          </Panel>
        </Stack>
      </Beside>
    </Page>
  )
}

/**
 * Renders a case for its person: what was decided, the sum and where it is, and the talk with the shop. A
 * case that isn't the viewer's, a link that has ended, and a failed request have messages of their own.
 */
export function CaseScreen() {
  const { code = '' } = useParams({ strict: false })
  const guest = useGuestKey()
  const byKey = useCaseKey()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCaseDocument,
    variables: { code, byKey },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  const made = data?.case
  usePageHead({ title: made ? `Case ${made.code}` : 'Your case', robots: 'noindex' })
  if (made) return <Shown made={made} />
  if (made === null && !fetching && guest)
    return (
      <GuestAway guest={guest}>
        <CaseUnknown code={code} onLogIn={again} />
      </GuestAway>
    )
  if (made === null && !fetching && byKey) return <LetterAway code={code} />
  if (made === null && !fetching) return <CaseUnknown code={code} onLogIn={again} />
  return error && !fetching ? (
    <ReturnsFailed phrase="fetchingResolutions" onAgain={again} />
  ) : (
    <ReturnsWaiting title="Your case" />
  )
}
