import { playerFlow, playerFlowTitle } from '../scenario/playerFlow.ts'
import { test } from '../scenario/test.ts'

// The wrong password is refused.
test.use({ expectedFaults: ['status of 4'], operatorName: 'playerFlow' })

test(playerFlowTitle, async ({ page, sandbox }) => {
  await playerFlow(page, await sandbox.account('user'), 'Harbour Hawks', 'Harbour Hawks')
})
