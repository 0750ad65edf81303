import type { WriteDocument } from '@kit/shell/feature'
import { contactOf } from './runBy.ts'

const affiliates: WriteDocument = (message, facts) => ({
  language: 'ar',
  introduction: [
    `إذا كنت تكتب عن الرياضة أو تدير قناة أو لديك أصدقاء يراهنون، يمكنك أن تدعوهم إلى ${facts.brand} برابط خاص بك.`,
  ],
  sections: [
    {
      id: 'link',
      heading: message('information.affiliates.link'),
      body: [
        {
          steps: [
            'سجّل الدخول وانسخ رابطك من هذه الصفحة.',
            'شاركه. كل من يفتحه يرى هذا الموقع كالمعتاد؛ ويحفظ المتصفح رمزك 30 يومًا.',
            'عندما يسجّلون خلال هذه المدة، يُرسل رمزك مع التسجيل. يرونه في النموذج، ويمكنهم تغييره أو إزالته.',
          ],
        },
        'يُحتسب آخر رابط يفتحه الزائر. ترى أدناه عدد اللاعبين الذين سجّلوا برابطك، ولا شيء آخر عنهم.',
      ],
    },
    {
      id: 'reward',
      heading: message('information.affiliates.reward'),
      body: [
        'وجود مكافأة ومقدارها تحددهما شروط المكافأة السارية، التي تجدها في [العروض](/promotions). لا تعد هذه الصفحة بأي مكافأة. ويبرم الشركاء الأكبر اتفاقية خاصة معنا.',
        contactOf(facts),
      ],
    },
    {
      id: 'rules',
      heading: message('information.affiliates.rules'),
      body: [
        {
          list: [
            'أعلن للبالغين فقط، ولا تعلن أبدًا لمن طلبوا إبعادهم عن المراهنة.',
            'لا تعد بالربح، ولا تصف المراهنة بأنها مخرج من الديون.',
            'صرّح بأنك تتلقى مكافأة، إن كان الأمر كذلك.',
            'لا ترسل رسائل إلى أشخاص لم يطلبوها.',
            'لا تستخدم اسمنا أو شعارنا على نحو يوحي بأنك تمثلنا.',
          ],
        },
      ],
    },
    {
      id: 'end',
      heading: message('information.affiliates.end'),
      body: [
        'يمكنك التوقف في أي وقت: لا يتأثر حسابك بذلك. وقد نوقف رمزًا يخالف هذه القواعد أو يُستخدم لتسجيل حسابات غير حقيقية.',
      ],
    },
  ],
})
export default affiliates
