// Money of sellers: what their sales earn, and how it reaches them (issue "Selling"; decisions 0070 and 0078). The domain's only door.
export { accrueSales, balanceWith, type ClawBack, clawBackSales, grantSaleCredit, holdSales, type SoldLine } from './sales.ts'
