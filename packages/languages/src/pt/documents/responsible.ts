import type { WriteDocument } from '@kit/shell/feature'
import { contactOf } from './runBy.ts'

/** Advice that does not depend on the brand. */
const responsible: WriteDocument = (message, facts) => ({
  language: 'pt',
  introduction: [
    'A maioria das pessoas aposta por diversão e para quando acaba. Para algumas, vira um peso: no bolso, na família e na saúde. Esta página é para as duas.',
  ],
  sections: [
    {
      id: 'pastime',
      heading: message('information.responsible.pastime'),
      body: [
        'Com o tempo, a maioria dos jogadores perde. Nenhum sistema muda isso, e uma longa sequência de perdas não torna um ganho mais provável: a próxima partida não conhece a anterior.',
        'Trate o dinheiro que você aposta como o preço da diversão. Aposte só o que pode perder sem fazer falta, e nunca para pagar uma dívida ou recuperar algo.',
      ],
    },
    {
      id: 'limits',
      heading: message('information.responsible.limits'),
      body: [
        'Decida antes de começar, não durante uma partida:',
        {
          list: [
            'quanto você deposita em um mês, e não deposite de novo antes de ele acabar',
            'quanto tempo você joga, com um alarme no celular que encerra',
            'qual o maior valor de uma aposta; os botões de valor do cupom podem ser ajustados a ele',
          ],
        },
        facts.hasPage('/safer-play')
          ? 'Você mesmo pode definir limites de depósitos, perdas e apostas no [jogo seguro](/safer-play). Um limite menor vale na hora; um maior, depois de um tempo para pensar.'
          : 'Podemos reduzir o valor máximo de aposta da sua conta se você pedir.',
        'De vez em quando, olhe seu próprio histórico: Minhas apostas mostra cada aposta com o resultado.',
      ],
    },
    {
      id: 'signs',
      heading: message('information.responsible.signs'),
      body: [
        'Responda para si, com sinceridade:',
        {
          list: [
            'Você aposta mais do que pretendia, ou por mais tempo?',
            'Você aumenta os valores para recuperar uma perda?',
            'Você esconde dos outros quanto aposta?',
            'Você já pegou dinheiro emprestado ou vendeu algo para apostar?',
            'Você fica inquieto ou irritado quando não pode apostar?',
            'As apostas já tiraram você do trabalho, do sono ou das pessoas próximas?',
          ],
        },
        'Se duas destas coisas são verdade, faça uma pausa. Se mais forem, converse com alguém.',
      ],
    },
    {
      id: 'break',
      heading: message('information.responsible.break'),
      body: [
        facts.hasPage('/safer-play')
          ? 'No [jogo seguro](/safer-play) você faz uma pausa ou se exclui por meses. Vale na hora, não pede motivo e não pode ser desfeito antes do prazo.'
          : 'Peça para bloquearmos sua conta por um tempo ou encerrá-la de vez. Fazemos isso na hora, sem pedir motivo, e não enviamos publicidade. O que está no saldo é pago. Um bloqueio não pode ser desfeito antes do prazo.',
        contactOf(facts),
        'Seu banco pode bloquear pagamentos a sites de apostas, e há programas que mantêm todos eles longe dos seus dispositivos. Os dois também ajudam com outros sites além deste.',
      ],
    },
    {
      id: 'minors',
      heading: message('information.responsible.minors'),
      body: [
        'Só maiores de 18 anos podem jogar aqui. A conta de um menor é encerrada, as apostas são anuladas e os depósitos são devolvidos.',
        'Se crianças usam seu dispositivo, saia da conta depois de jogar, não deixe o navegador guardar a senha e use o controle parental do sistema.',
      ],
    },
    {
      id: 'help',
      heading: message('information.responsible.help'),
      body: [
        'Conversar ajuda, e é gratuito e confidencial. Gambling Therapy (gamblingtherapy.org) orienta pessoas do mundo todo online, em muitos idiomas. Jogadores Anônimos (gamblersanonymous.org) tem reuniões em muitos países, com pessoas que passaram pelo mesmo. Gam-Anon (gam-anon.org) é para as famílias.',
        'Se você pensa em se machucar, ligue agora para o número de emergência do seu país.',
      ],
    },
  ],
})
export default responsible
