import { resaleFigures } from '@hemline/rules/resale/figures.gen.ts'
import { reportOf } from '@hemline/rules/resale/report.ts'
import { type ResaleYear, resaleYearOf, resaleYears } from '@hemline/rules/resale/years.ts'
import { Link } from '@tanstack/react-router'
import { usePlace } from '../../platform/place.ts'
import { Grid, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Logo } from '../chrome/Logo.tsx'
import { BarChart } from './BarChart.tsx'
import styles from './Resale.module.css'
import { Sources } from './Sources.tsx'
import { useResaleHead } from './use-resale-head.ts'

function Others({ year }: { year: ResaleYear }) {
  return (
    <Row as="nav" gap={6} rows={0} above={16} aria-label="Reports of other years">
      {resaleYears
        .filter((one) => one !== year)
        .map((one) => (
          <Link key={one} to="/resale/$year" params={{ year: one }} className="link alone">
            {one}: {reportOf(one, resaleFigures[one]).title}
          </Link>
        ))}
      <Link to="/resale" className="link alone">
        All reports
      </Link>
    </Row>
  )
}

function Shown({ year }: { year: ResaleYear }) {
  const { title, lead, facts, chapters } = reportOf(year, resaleFigures[year])
  useResaleHead(year)
  return (
    <>
      <div className={styles.hero}>
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
      </div>
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
        <Others year={year} />
        <Sources />
      </Page>
    </>
  )
}

/** Renders /resale/:year: the report of one year, with charts and their tables. */
export function ResaleReportScreen() {
  const year = resaleYearOf(usePlace().pathname.split('/')[2] ?? '')
  return year ? <Shown key={year} year={year} /> : null
}
