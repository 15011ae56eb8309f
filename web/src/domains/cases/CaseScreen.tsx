import {
  type CaseFieldsFragment,
  GetCaseDocument,
  WriteToCaseDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Seam } from '../../ui/Seam.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { GuestAway } from '../orders/GuestAway.tsx'
import { keySearch, useGuestKey } from '../orders/guest-key.ts'
import { ProofField } from '../photos/ProofField.tsx'
import { photosUnderWay } from '../photos/use-photo-queue.ts'
import { DifferenceTold } from '../returns/DifferenceTold.tsx'
import { ReturnsFailed, ReturnsWaiting } from '../returns/ReturnsAway.tsx'
import { MoneyRows } from '../returns/Ways.tsx'
import { Talk } from './Talk.tsx'

type Case = CaseFieldsFragment

function Write({ code }: { code: string }) {
  const [{ fetching }, write] = useMutation(WriteToCaseDocument)
  const guest = useGuestKey()
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [underWay, setUnderWay] = useState(0)
  const [key, setKey] = useState(newId)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (underWay > 0) return setProblem(photosUnderWay(underWay))
    const { data, error } = await write({ input: { code, text, photoIds: [...photos], key }, byKey: guest })
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

/** What the shopper told of a piece of the case. */
function Differs({ made, itemNumber }: { made: Case; itemNumber: number }) {
  const told = made.differences.find((one) => one.itemNumber === itemNumber)
  return told ? <DifferenceTold difference={told.difference} /> : null
}

function Shown({ made }: { made: Case }) {
  const guest = useGuestKey()
  return (
    <Page above={8}>
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
            <Talk messages={made.messages} />
          </section>
          <Write code={made.code} />
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

/** Shown for a case that doesn't exist or isn't the viewer's. */
function CaseUnknown({ code, onLogIn }: { code: string; onLogIn: () => void }) {
  const { loggedIn } = useSession()
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="There is no such case here"
        action={
          loggedIn ? (
            <Link to="/resolution-hub/cs" className={buttonClass()}>
              Your cases
            </Link>
          ) : (
            <Button onClick={() => void openLogIn('cases', onLogIn)}>Log in</Button>
          )
        }
      >
        {loggedIn ? (
          'It belongs to another account, or its number is mistyped.'
        ) : (
          <>
            A case opens in the account that began it, or without one by the link in its mails.{' '}
            <HrefLink className="link" href={`/contact?about=${encodeURIComponent(`case ${code}`)}`}>
              Write to us
            </HrefLink>{' '}
            when you can’t open it there any more.
          </>
        )}
      </EmptyState>
    </Page>
  )
}

/** Renders a case: what was decided, the sum and where it is, and the talk with a person. */
export function CaseScreen() {
  const { code = '' } = useParams({ strict: false })
  const guest = useGuestKey()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCaseDocument,
    variables: { code, byKey: guest },
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
  if (made === null && !fetching) return <CaseUnknown code={code} onLogIn={again} />
  return error && !fetching ? (
    <ReturnsFailed phrase="fetchingResolutions" onAgain={again} />
  ) : (
    <ReturnsWaiting title="Your case" />
  )
}
