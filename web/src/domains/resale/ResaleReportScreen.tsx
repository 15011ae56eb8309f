import { resaleYearOf } from '@hemline/rules/resale/years.ts'
import type { ReactNode } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { Grid, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Logo } from '../chrome/Logo.tsx'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import { BarChart } from './BarChart.tsx'
import { ReportsAway } from './ReportsAway.tsx'
import styles from './Resale.module.css'
import { Sources } from './Sources.tsx'
import { type ResaleReport, useReports } from './use-reports.ts'
import { useResaleHead } from './use-resale-head.ts'

function Others({ others, search }: { others: readonly ResaleReport[]; search: string }) {
  return (
    <Row as="nav" gap={6} rows={0} above={16} aria-label="Reports of other years">
      {others.map(({ year, title }) => (
        <HrefLink key={year} href={`/resale/${year}${search}`} className="link alone">
          {year}: {title}
        </HrefLink>
      ))}
      <HrefLink href={`/resale${search}`} className="link alone">
        All reports
      </HrefLink>
    </Row>
  )
}

function Shown({ report, children }: { report: ResaleReport; children: ReactNode }) {
  const { year, title, lead, facts, chapters } = report
  return (
    <>
      <Text as="div" surface="green" tone="onGreen" className={styles.hero}>
        <Page padTop={8} padBottom={12}>
          <Logo />
          <Text as="span" block above={8} className={styles.year} aria-hidden="true">
            {year}
          </Text>
          <Text as="h1" above={4}>
            <span className="sr">Resale report {year}: </span>
            {title}
          </Text>
          <Text above={4} upTo="measure" size={18}>
            {lead}
          </Text>
          <Grid columns={3} from="tablet" gap={6} above={12}>
            {facts.map(({ value, label }) => (
              <Panel as="p" key={label} className={styles.fact}>
                <b className="num">{value}</b>
                {label}
              </Panel>
            ))}
          </Grid>
        </Page>
      </Text>
      <Page padBottom={16}>
        {chapters.map(({ id, title: heading, words, caption, chart }) => (
          <Panel as="section" key={id} above={16} className={styles.chapter} aria-labelledby={id}>
            <Stack gap={3}>
              <Text as="h2" size={36} id={id}>
                {heading}
              </Text>
              <Text upTo="measure" size={18}>
                {words}
              </Text>
            </Stack>
            <BarChart chart={chart} caption={caption} />
          </Panel>
        ))}
        {children}
        <Sources />
      </Page>
    </>
  )
}

/**
 * Renders /resale/:year: the report of one year, with charts and their tables; the 404 page for a year
 * without a report.
 */
export function ResaleReportScreen() {
  const year = resaleYearOf(usePlace().pathname.split('/')[2] ?? '')
  useResaleHead(year)
  const { reports, error, again, search } = useReports()
  if (!reports) return <ReportsAway error={error} again={again} />
  const report = reports.find((one) => one.year === year)
  if (!report) return <NotFoundScreen />
  return (
    <Shown key={year} report={report}>
      <Others others={reports.filter((one) => one !== report)} search={search} />
    </Shown>
  )
}
