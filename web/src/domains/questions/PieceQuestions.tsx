// "Ask about this piece" on a product page: what shoppers asked, what people answered, and the form.
import { askerName } from '@hemline/rules/questions/questions.ts'
import {
  GetPieceQuestionsDocument,
  type PieceQuestionFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { useQuery } from 'urql'
import { dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useNear } from '../../platform/near.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Grid, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportWords } from '../safety/ReportWords.tsx'
import { useBlock } from '../safety/use-block.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { AskForm } from './AskForm.tsx'
import styles from './Questions.module.css'

type Question = PieceQuestionFieldsFragment

function whoAsked({ isOwn, isEarlier, askedAt }: Question): string {
  const who = isOwn ? 'You' : askerName
  return `${who}, ${dateOf(askedAt)}${isEarlier ? ', when this piece was here before' : ''}`
}

/** A question without an answer: whoever sells the piece answers; others read what happens. */
function Open({ one, isSellers, onAnswered }: AskedProps) {
  if (one.canAnswer) return <AnswerForm id={one.id} onAnswered={onAnswered} />
  return (
    <Text tone="soft">
      {isSellers
        ? 'Its seller was told. The answer comes by mail and stands here.'
        : 'A person looks the piece over. The answer comes by mail and stands here.'}
    </Text>
  )
}

const named = (what: string) => ({ title: `Report ${what}`, words: `Report ${what}` })

/** What a reader may do about a question and its answer: report the words, and block who asked. */
function Words({ one }: { one: Question }) {
  if (!one.canReport && !one.canReportAnswer) return null
  return (
    <Row gap={4} rows={0}>
      {one.canReport && <ReportWords kind="question" id={one.id} {...named('the question')} />}
      {one.canReportAnswer && <ReportWords kind="answer" id={one.id} {...named('the answer')} />}
      {one.canBlockAsker && <BlockAsker id={one.id} />}
    </Row>
  )
}

/** The seller blocks a shopper who asked, whose name stands nowhere. */
function BlockAsker({ id }: { id: string }) {
  const { block, isBusy } = useBlock({ questionId: id }, askerName)
  return (
    <LinkButton disabled={isBusy} onClick={() => void block(true)}>
      Block who asked
    </LinkButton>
  )
}

type AskedProps = { one: Question; isSellers: boolean; onAnswered: () => void }

function Asked({ one, isSellers, onAnswered }: AskedProps) {
  return (
    <Stack as="li" gap={2} edge="top" padTop={5}>
      <Text weight={600} breaks>
        {one.question}
      </Text>
      <Row gap={2} align="baseline">
        <Text as="span" size={14} tone="soft" numbers>
          {whoAsked(one)}
        </Text>
        {one.isOwn && !one.isPublic && <Badge>Only you see this</Badge>}
      </Row>
      {one.answer === null ? (
        <Open one={one} isSellers={isSellers} onAnswered={onAnswered} />
      ) : (
        <div className={styles.answer}>
          <Text breaks className={styles.words}>
            {one.answer}
          </Text>
          {one.answeredAt && (
            <Text size={14} tone="soft" numbers above={1}>
              {one.bySeller ? 'Its seller' : 'Hemline'}, {dateOf(one.answeredAt)}
            </Text>
          )}
        </div>
      )}
      <Words one={one} />
      {one.caseCode && (
        <Text size={14}>
          <HrefLink className="link" href={`/resolution-hub/cs/${one.caseCode}`}>
            Your talk with us
          </HrefLink>
        </Text>
      )}
    </Stack>
  )
}

/** A further page of questions; its last one asks for the next page. */
function Further({ itemNumber, page }: { itemNumber: number; page: number }) {
  const [more, setMore] = useState(false)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetPieceQuestionsDocument,
    variables: { itemNumber, page },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.pieceQuestions
  if (!list) return error && !fetching ? <Away again={ask} /> : <Waiting />
  return (
    <>
      {list.nodes.map((one) => (
        <Asked
          key={one.id}
          one={one}
          isSellers={list.isSellers}
          onAnswered={() => ask({ requestPolicy: 'network-only' })}
        />
      ))}
      {list.hasNextPage && !more && <More onMore={() => setMore(true)} />}
      {more && <Further itemNumber={itemNumber} page={page + 1} />}
    </>
  )
}

const More = ({ onMore }: { onMore: () => void }) => (
  <Row as="li" gap={3}>
    <Button look="line" size="small" onClick={onMore}>
      More questions
    </Button>
  </Row>
)

const Waiting = () => (
  <li>
    <Stack gap={2} role="status" aria-label="Loading the questions">
      <Skeleton width="70%" height={20} />
      <Skeleton width="40%" height={16} />
    </Stack>
  </li>
)

/**
 * As high as the lead and the button of a piece that nobody asked about, so that nothing moves. Nothing is
 * said while nothing loads, since the section is far from the screen.
 */
const LeadWaiting = ({ isAsked }: { isAsked: boolean }) => (
  <Stack gap={5} {...(isAsked && { role: 'status', 'aria-label': 'Loading the questions' })}>
    <Skeleton width="80%" height={48} />
    <Skeleton width={196} height={48} />
  </Stack>
)

const Away = ({ again }: { again: (options: { requestPolicy: 'network-only' }) => void }) => (
  <li>
    <Stack gap={3} role="alert">
      <Text>The questions can’t be loaded just now.</Text>
      <Row>
        <Button look="line" size="small" onClick={() => again({ requestPolicy: 'network-only' })}>
          Try again
        </Button>
      </Row>
    </Stack>
  </li>
)

function leadOf(questions: readonly Question[], isSellers: boolean): string {
  if (isSellers) return 'The member who sells it answers here.'
  if (questions.length === 0)
    return 'Nobody has asked yet. A person takes the piece in hand, looks, and answers here.'
  return questions.some((one) => one.answer !== null)
    ? 'Answered by people who had the piece in hand.'
    : 'A person takes the piece in hand, looks, and answers here.'
}

/**
 * Renders the questions about a piece with their answers, and the form to ask one or why none is taken;
 * loaded when scrolled near. Renders nothing when none is taken and none was asked.
 */
export function PieceQuestions({ itemNumber }: { itemNumber: number }) {
  const box = useRef<HTMLElement>(null)
  const near = useNear(box)
  const [more, setMore] = useState(false)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetPieceQuestionsDocument,
    variables: { itemNumber, page: 1 },
    requestPolicy: 'cache-and-network',
    pause: !near,
  })
  const list = data?.pieceQuestions
  const isOpen = list?.whyClosed === null
  if (list && !isOpen && list.nodes.length === 0) return null
  return (
    <Panel as="section" ref={box} above={20} className={styles.questions} aria-labelledby="piece-questions">
      <Grid columns={2} from="laptop" gap={8}>
        <div>
          <Text as="h2" below={3} id="piece-questions">
            Questions about this piece
          </Text>
          {!list && !error && <LeadWaiting isAsked={near} />}
          {list && (
            <Text tone="soft" below={5} upTo="measure">
              {list.whyClosed ?? leadOf(list.nodes, list.isSellers)}
            </Text>
          )}
          {isOpen && (
            <AskForm
              itemNumber={itemNumber}
              isSellers={list.isSellers}
              onAsked={() => ask({ requestPolicy: 'network-only' })}
            />
          )}
        </div>
        <Stack as="ul" gap={5} top aria-label="Questions and answers">
          {list?.nodes.map((one) => (
            <Asked
              key={one.id}
              one={one}
              isSellers={list.isSellers}
              onAnswered={() => ask({ requestPolicy: 'network-only' })}
            />
          ))}
          {!list && error && !fetching && <Away again={ask} />}
          {list?.hasNextPage && !more && <More onMore={() => setMore(true)} />}
          {more && <Further itemNumber={itemNumber} page={2} />}
        </Stack>
      </Grid>
    </Panel>
  )
}
