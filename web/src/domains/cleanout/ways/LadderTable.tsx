import type { CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import { money, shortMoney } from '../../../platform/format.ts'
import styles from './Ways.module.css'
import { ladderRows } from './ways.ts'

/** What each part of a price pays, with an example worked out by the function that pays. */
export function LadderTable({ service }: { service: CleanoutService }) {
  return (
    <table className={`${styles.ladder} num`}>
      <caption className="sr">What a price pays</caption>
      <thead>
        <tr>
          <th scope="col">Of a price</th>
          <th scope="col">{service === 'donation' ? 'They get' : 'You get'}</th>
          <th scope="col">For example</th>
        </tr>
      </thead>
      <tbody>
        {ladderRows(service).map(({ range, percent, price, pays }) => (
          <tr key={range}>
            <th scope="row">{range}</th>
            <td>{percent}%</td>
            <td>
              {shortMoney(price)} pays <b>{money(pays)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
