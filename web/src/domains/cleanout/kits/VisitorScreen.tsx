import { Navigate } from '@tanstack/react-router'

/** /cleanout/visitor: an old address of the flow. */
export const VisitorScreen = () => <Navigate to={'/cleanout/visitor/sell' as '/'} search={true} replace />
