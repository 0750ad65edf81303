import { account } from '@kit/account/feature'
import { defineSite } from '@kit/shell'
import { throwaway } from '@kit/throwaway/feature'
import { wireframe as brand } from '@kit/tokens/brands/wireframe'

export const site = defineSite({
  family: 'b2c',
  name: brand.label,
  brand,
  features: [account(), throwaway()],
  operator: { clientKey: 'throwaway', whiteLabelId: '' },
})
