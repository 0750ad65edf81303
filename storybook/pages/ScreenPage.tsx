import { screens } from './authored/screens/index.ts'
import { screenPictures } from './authored/screens/pictures/index.ts'
import { BrandFrames } from './BrandFrames.tsx'
import type { PageFacts } from './facts.ts'
import { Page } from './Page.tsx'
import { PropertyTable } from './PropertyTable.tsx'
import { ScreenAnatomy } from './ScreenAnatomy.tsx'
import { ScreenStates } from './ScreenStates.tsx'
import type { StoriesModule } from './subject.tsx'

/** Each story is in a separate frame, because it has a fake operator. */
export function ScreenPage({ facts, stories }: { facts: PageFacts; stories: StoriesModule }) {
  const written = screens[facts.name]
  const main = facts.stories.find(({ name }) => name === written?.story) ?? facts.stories[0]!
  return (
    <Page
      facts={facts}
      written={written}
      pictures={screenPictures[facts.name]}
      from={facts.storiesFile}
      anatomy={written && <ScreenAnatomy name={facts.name} story={main} written={written} />}
      properties={
        facts.props.length > 0 ? (
          <PropertyTable props={facts.props} />
        ) : (
          <p>It takes no properties: it reads what it shows from the site around it.</p>
        )
      }
      states={<ScreenStates facts={facts} stories={stories} />}
      brands={<BrandFrames name={facts.name} story={main} />}
    />
  )
}
