import { LanguagePicker, MoreMessages, useMessage } from '@kit/ui'
import { useSite, useStore } from '../siteContext.ts'
import * as styles from './languageMenu.css.ts'
import { languagesOf } from './languages.ts'
import { languageMessages } from './messages.ts'
import { chooseLanguage } from './showLanguage.ts'

/** Each language is named in itself. Renders nothing on a site with one language. */
export function LanguageMenu() {
  const { config } = useSite()
  if (languagesOf(config).length < 2) return null
  return (
    <MoreMessages messages={languageMessages}>
      <Choice />
    </MoreMessages>
  )
}

function Choice() {
  const site = useSite()
  const { language } = useStore(site.texts)
  const message = useMessage()
  const languages = languagesOf(site.config)
  return (
    <LanguagePicker
      label={message('shell.language')}
      className={styles.menu}
      value={language ?? languages[0]}
      languages={languages}
      onValueChange={(chosen) => chooseLanguage(site, chosen)}
    />
  )
}
