import { reclaimDays } from '@hemline/rules/consignment/reclaim.ts'
import { brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Closing } from './Closing.tsx'
import { estimateHref } from './estimate-address.ts'
import styles from './Guide.module.css'
import { isIn, months, preparing, seasons, tierNotes } from './guide-facts.ts'
import { Section } from './Section.tsx'
import { Staircase } from './Staircase.tsx'
import { StandingBag } from './StandingBag.tsx'
import { Take } from './Take.tsx'
import { plainTerms } from './ways.ts'

function Calendar() {
  return (
    <div className={styles.scroll}>
      <table className={styles.calendar}>
        <caption className="sr">When to send what, and when it sells</caption>
        <thead>
          <tr>
            <td />
            {months.map((month) => (
              <th key={month} scope="col">
                <span aria-hidden>{month.charAt(0)}</span>
                <span className="sr">{month}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ what, send, sells }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {months.map((month, i) => {
                const sent = isIn(i + 1, send)
                const sold = isIn(i + 1, sells)
                return (
                  <td key={month} className={classes(sold && styles.sells, sent && styles.send)}>
                    <span className="sr">{[sent && 'send', sold && 'sells'].filter(Boolean).join(', ')}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden>
        <span className={styles.send} /> send it in <span className={styles.sells} /> it sells
      </p>
    </div>
  )
}

/** The reselling guide: what sells, how to get it ready, when, and how its price moves. */
export function GuideScreen() {
  usePageHead({})
  return (
    <CleanoutFrame
      current="guide"
      title="The reselling guide"
      lead="What sells, how to get it ready, when to send it, and how its price moves once it hangs here."
      aside={<StandingBag />}
      actions={
        <HrefLink className={buttonClass({ look: 'paper' })} href={estimateHref({})}>
          Estimate a piece
        </HrefLink>
      }
    >
      <Section title="What we take" id="what-we-take">
        <div className={styles.take}>
          <Take />
        </div>
      </Section>
      <Section title="Six minutes that pay">
        <ol className={styles.prepare}>
          {preparing.map(({ title, text }, i) => (
            <li key={title}>
              <i aria-hidden>{i + 1}</i>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="Brands, and the time they get"
        lead="A dearer piece waits longer for its buyer, so it is on sale for longer."
      >
        <table className={`${styles.tiers} num`}>
          <thead>
            <tr>
              <th scope="col">Brand</th>
              <th scope="col">Standard</th>
              <th scope="col">Premium</th>
            </tr>
          </thead>
          <tbody>
            {brandTiers.map((tier) => (
              <tr key={tier}>
                <th scope="row">
                  <b>{tierNotes[tier].name}</b>
                  <span>{tierNotes[tier].text}</span>
                </th>
                <td>{plainTerms('standard', tier).windowDays} days</td>
                <td>{plainTerms('premium', tier).windowDays} days</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section
        title="When to send what"
        lead="Pieces sell best when their season begins. Sorting takes a while, so send them some weeks before."
      >
        <Calendar />
      </Section>
      <Section
        title="How prices move"
        lead={`A price that nobody pays goes down on set days, never below ${plainTerms('standard').floorPercent}% of the first one. After the last day you have ${reclaimDays} days to take the piece back.`}
      >
        <Staircase />
      </Section>
      <Closing title="Ready when your closet is" />
    </CleanoutFrame>
  )
}
