// The words about the second person who looks at a sum above the limit of one employee (decision 0179).
export const secondPersonNeeded = 'Sums above $150.00 for one order need an admin beside who decided.'
export const ownProposal = 'You decided this yourself. Somebody else has to look at it.'
export const proposalWaits = 'A sum of this case waits for a second person.'
export const noProposal = 'Nothing of this case waits for a second person.'
