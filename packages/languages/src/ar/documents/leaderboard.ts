import type { WriteDocument } from '@kit/shell/feature'

const leaderboard: WriteDocument = (message, { brand }) => ({
  language: 'ar',
  introduction: [`الترتيب منافسة بين لاعبي ${brand}. وتُنشر نتائجه في هذه الصفحة.`],
  sections: [
    {
      id: 'now',
      heading: message('information.leaderboard.now'),
      body: [
        'لا توجد مراكز لعرضها حاليًا. عندما تبدأ منافسة، تذكر هذه الصفحة تواريخها وجوائزها وما يُحتسب فيها، ثم مراكزها.',
      ],
    },
    {
      id: 'ranking',
      heading: message('information.leaderboard.ranking'),
      body: [
        'يحتسب الترتيب الرهانات المسوّاة خلال وقت محدد في رياضات أو ألعاب محددة. الرهانات الملغاة، أو التي تُصحَّح نتيجتها لاحقًا، تُحتسب بحالتها في النهاية. ويتقاسم اللاعبون المتعادلون المركز وجائزته.',
        'تشارك بمجرد المراهنة كالمعتاد، ويمكنك أن تطلب من خدمة العملاء عدم إدراجك. ولا يظهر من اسم اللاعب سوى أحرفه الأولى.',
      ],
    },
    {
      id: 'fair',
      heading: message('information.leaderboard.fair'),
      body: [
        'تُستبعد الحسابات التجريبية، ورهانات الحسابات التي تعمل معًا، ورهان «مع» ورهان «ضد» على المشارك نفسه في الوقت نفسه، إذ لا مخاطرة فيهما. لا تراهن أبدًا بأكثر مما نويت من أجل مركز: انظر [اللعب المسؤول](/responsible-gambling).',
      ],
    },
  ],
})
export default leaderboard
