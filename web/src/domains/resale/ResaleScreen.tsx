import { HrefLink } from '../../platform/HrefLink.tsx'
import { Grid, Page, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Logo } from '../chrome/Logo.tsx'
import { ReportsAway } from './ReportsAway.tsx'
import styles from './Resale.module.css'
import { Sources } from './Sources.tsx'
import { useReports } from './use-reports.ts'
import { useResaleHead } from './use-resale-head.ts'

/**
 * Renders /resale: the yearly resale reports, the newest first; a placeholder while they load, an error with
 * "Try again".
 */
export function ResaleScreen() {
  useResaleHead()
  const { reports, error, again, search } = useReports()
  if (!reports) return <ReportsAway error={error} again={again} />
  return (
    <Page padTop={8} padBottom={16}>
      <Logo />
      <div className={styles.head}>
        <Text as="h1" above={12}>
          What becomes of clothes that somebody let go
        </Text>
      </div>
      <Text above={4} below={12} upTo="measure" size={18} tone="soft">
        A report each year: what people send in, what it is worth the second time, and what is worn again.
      </Text>
      <Grid columns={3} from="laptop" gap={8}>
        {reports.toReversed().map(({ year, title, lead }) => (
          <HrefLink
            key={year}
            href={`/resale/${year}${search}`}
            className={look({ flow: 'stack', gap: 3, edge: 'top', padTop: 5, top: true }, styles.card)}
          >
            <span className={styles.year} aria-hidden="true">
              {year}
            </span>
            <Text as="h2" size={28}>
              <span className="sr">{year}: </span>
              {title}
            </Text>
            <Text tone="soft">{lead}</Text>
          </HrefLink>
        ))}
      </Grid>
      <Sources />
    </Page>
  )
}
