import { Banner, Button, Card, Inline, Stack, useMessage } from '@kit/ui'
import * as styles from './secondFactor.css.ts'
import { Copy } from './SetUp.tsx'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const message = useMessage()
  return (
    <Card>
      <Stack>
        <h2 className={styles.strong}>{message('account.factor.codesTitle')}</h2>
        <Banner tone="warning">{message('account.factor.codesText')}</Banner>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Inline gap="medium">
          <Copy text={codes.join('\n')} />
          <Button tone="action" onClick={onKept}>
            {message('account.factor.codesKept')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
