import { charityPartners } from '@hemline/rules/vocabulary/partners.ts'
import { GetCharityPartnerDocument, type GetCharityPartnerQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { count, money, shortMoney } from '../../../platform/format.ts'
import { monthName } from '../../../platform/format-days.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { ToteDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { Grid, Panel, Row, Stack, Text } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Thread } from '../Thread.tsx'
import { Questions } from '../ways/Questions.tsx'
import { Section } from '../ways/Section.tsx'
import styles from '../ways/Service.module.css'
import { StandingBag } from '../ways/StandingBag.tsx'
import { CharityList } from './CharityList.tsx'
import { CharityMoney } from './CharityMoney.tsx'
import { charityQuestions } from './charity-questions.ts'
import './partner-keys.ts'

type Charity = NonNullable<GetCharityPartnerQuery['charityPartner']>
type Month = Charity['months'][number]

/** The months that the bars show, up to the present one. */
const shownMonths = 6
const steps = (name: string) =>
  [
    { label: 'Order', detail: `A bag by mail, or a label to print. ${name} is chosen already.` },
    { label: 'Fill and send', detail: 'It costs you nothing, and nothing is taken off.' },
    { label: 'We list', detail: 'As any other piece, at the same prices.' },
    { label: 'They are paid', detail: `What your pieces pay goes to ${name}.` },
  ].map((step) => ({ ...step, state: 'next' as const }))

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <Panel edge="top" padTop={3}>
      <Text as="dd" voice="display" size={36} leading={1.2} numbers>
        {value}
      </Text>
      <Text as="dt" tone="soft">
        {name}
      </Text>
    </Panel>
  )
}

function Months({ months }: { months: readonly Month[] }) {
  const latest = months.slice(-shownMonths)
  const most = Math.max(...latest.map(({ raised }) => raised))
  if (most <= 0) return null
  return (
    <Panel above={8} upTo="list" className={styles.months}>
      <Text as="h3" below={3} size={18}>
        The latest months
      </Text>
      <ul>
        {latest.map(({ month, raised }) => (
          <Stack as="li" gap={3} align="center" tall={36} size={14} key={month}>
            <span>{monthName(month)}</span>
            <i aria-hidden style={{ inlineSize: `${(Math.max(0, raised) / most) * 100}%` }} />
            <Text as="b" weight={600} textAlign="end" numbers>
              {shortMoney(raised)}
            </Text>
          </Stack>
        ))}
      </ul>
    </Panel>
  )
}

function Raised({ charity }: { charity: Charity }) {
  if (charity.raised <= 0)
    return (
      <p className="soft">
        Nothing has been sold for {charity.name} yet. What you give can be the beginning.
      </p>
    )
  return (
    <>
      <Grid as="dl" columns={3} from="phone" gap={6}>
        <Figure value={money(charity.raised)} name={`for ${charity.name}`} />
        <Figure
          value={count(charity.pieces)}
          name={charity.pieces === 1 ? 'piece sold for it' : 'pieces sold for it'}
        />
        <Figure
          value={count(charity.people)}
          name={charity.people === 1 ? 'person who gave' : 'people who gave'}
        />
      </Grid>
      <Months months={charity.months} />
    </>
  )
}

function Away({ name }: { name: string }) {
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title={`${name} takes no gifts at the moment`}
      action={
        <HrefLink className={buttonClass()} href="/cleanout/donate">
          Ways to give
        </HrefLink>
      }
    >
      Other charities do, and what was given to {name} has reached it.
    </EmptyState>
  )
}

function Content({ charity, give }: { charity: Charity; give: string }) {
  const { name } = charity
  return (
    <>
      <CharityMoney
        moneyDoes={charity.moneyDoes}
        picture={charity.picture ?? null}
        pictureAlt={charity.pictureAlt}
      />
      <Section
        title="What was raised"
        lead="With pieces that people gave, and with earnings that sellers gave."
      >
        <Raised charity={charity} />
      </Section>
      <Section title="How to give a bag">
        <Thread steps={steps(name)} tone="light" label={`How giving to ${name} goes`} />
        <Row above={6}>
          <HrefLink className={buttonClass()} href={give}>
            Order a bag for {name}
          </HrefLink>
          <HrefLink className="link alone" href="/cleanout/donate#earnings">
            Or give what you earned
          </HrefLink>
        </Row>
      </Section>
      <Section title="Questions">
        <Panel upTo="list">
          <Questions asked={charityQuestions(name)} />
        </Panel>
      </Section>
      <Section title="Who else you can give to">
        <CharityList but={charity.slug} />
      </Section>
    </>
  )
}

/**
 * Shows the page of a charity partner: what it got with Hemline, and how to give (§2). A placeholder stands
 * while it loads, "Try again" after a failure, and a message for a charity that is no partner any more.
 */
export function CharityScreen({ slug }: { slug: string }) {
  usePageHead({})
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCharityPartnerDocument,
    variables: { slug },
    requestPolicy: 'cache-and-network',
  })
  const charity = data?.charityPartner
  const name = charity?.name ?? charityPartners.find((one) => one.slug === slug)?.name ?? ''
  const give = `/cleanout/sell?service=donation${charity ? `&charity=${charity.id}` : ''}`
  return (
    <CleanoutFrame
      title={name}
      lead={charity?.about ?? '\u00a0'}
      crumbs={<HrefLink href="/cleanout/donate">Ways to give</HrefLink>}
      actions={
        charity && (
          <HrefLink className={buttonClass({ look: 'paper' })} href={give}>
            Give a bag
          </HrefLink>
        )
      }
      aside={<StandingBag />}
    >
      {charity ? (
        <Content charity={charity} give={give} />
      ) : charity === null ? (
        <Away name={name} />
      ) : error && !fetching ? (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'fetchingCharities')}
        </ErrorMessage>
      ) : (
        <div role="status" aria-label="Loading the charity">
          <Skeleton height={320} />
        </div>
      )}
    </CleanoutFrame>
  )
}
