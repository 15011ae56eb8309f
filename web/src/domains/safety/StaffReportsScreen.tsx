import { StaffFrame } from '../employee/StaffFrame.tsx'
import { StaffReports } from './StaffReports.tsx'

/**
 * Renders /employee/reports for employees with the task `review`: people and words that members reported.
 * Others are refused, visitors sent to log in.
 */
export function StaffReportsScreen() {
  return (
    <StaffFrame title="Reports" task="review">
      <StaffReports />
    </StaffFrame>
  )
}
