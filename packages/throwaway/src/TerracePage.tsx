import { Button, PageHeader, useMessage } from '@kit/ui'
import { useTerrace } from './terrace.ts'

export default function TerracePage() {
  const { site } = useTerrace()
  const message = useMessage()
  return (
    <>
      <PageHeader title={message('throwaway.terrace')} />
      <Button onClick={() => site.request('cheer', { team: 'home' })}>{message('throwaway.cheer')}</Button>
      <Button
        onClick={() =>
          site.request('waveFlag', { colour: 'red' }, () => site.toast(message('throwaway.noFlag')))
        }
      >
        {message('throwaway.flag')}
      </Button>
    </>
  )
}
