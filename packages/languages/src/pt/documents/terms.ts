import type { WriteDocument } from '@kit/shell/feature'
import { contactOf, runBy } from './runBy.ts'

/** Source: SHELL-093. The company's own terms are at the end. */
const terms: WriteDocument = (message, facts) => ({
  language: 'pt',
  warning: {
    title: message('information.terms.phishing'),
    text: `${facts.brand} nunca pede sua senha nem um código por telefone, chat ou e-mail. Antes de entrar, confira se o endereço no navegador é exatamente o nosso e começa com https. Não siga links de mensagens para uma página de login: digite o endereço ou use seu próprio favorito. Se você digitou sua senha em outro lugar, altere-a imediatamente e avise o atendimento.`,
  },
  introduction: [
    `Estes termos são o acordo entre você e o operador de ${facts.brand}. As [regras](/rules-and-regulation) dizem como as apostas são liquidadas, e a [política de privacidade](/privacy-policy) diz o que acontece com seus dados. As duas fazem parte do acordo.`,
    ...runBy(facts),
  ],
  sections: [
    {
      id: 'agreement',
      heading: message('information.terms.agreement'),
      body: [
        'Você aceita os termos ao abrir uma conta. Quando os mudamos de um modo importante para você, avisamos no site antes de a mudança entrar em vigor. As apostas feitas antes disso são liquidadas pelos termos e regras do momento em que foram aceitas.',
        'Se uma parte destes termos for nula pela lei aplicável, as outras partes continuam valendo.',
      ],
    },
    {
      id: 'account',
      heading: message('information.terms.account'),
      body: [
        'Você pode abrir uma conta se tiver pelo menos 18 anos, ou mais quando a lei do seu lugar assim exigir, e se apostar for legal onde você está. Cabe a você conhecer essa lei. Podemos pedir uma prova de idade e identidade antes de você apostar, depositar ou sacar.',
        'Cada pessoa tem uma conta. Você a abre em seu próprio nome, com seu próprio número de celular, e aposta só para si. Uma conta não pode ser vendida, emprestada nem dada a outra pessoa.',
        'Algumas contas são abertas por um agente do operador, e não por cadastro. Os mesmos termos valem para elas.',
      ],
    },
    {
      id: 'security',
      heading: message('information.terms.security'),
      body: [
        'Sua senha é só sua. Tudo o que é feito com ela conta como feito por você, até você nos avisar que outra pessoa a conhece. Escolha uma que não use em nenhum outro lugar: no mínimo oito caracteres, com um número.',
        'Depois de várias senhas erradas seguidas, o login fica bloqueado por algum tempo no lugar de onde foram digitadas. Adicionar uma conta para saques pede a senha de novo e encerra seus logins em outros dispositivos.',
      ],
    },
    {
      id: 'bets',
      heading: message('information.terms.bets'),
      body: [
        'Uma aposta vale quando o operador a aceita, e não antes. Até lá, o cupom mostra que ela está sendo feita. Uma aposta aceita aparece nas apostas abertas, e nem você nem nós podemos retirá-la por vontade própria.',
        'Uma aposta espera o atraso do seu mercado e depois é feita na odd que você pediu ou em uma melhor. Se a odd piorou, a aposta é recusada, a menos que você tenha escolhido no cupom aceitar uma odd pior.',
        'Os valores ficam entre o mínimo e o máximo do mercado e abaixo dos limites da sua conta. Podemos recusar uma aposta, ou parte das apostas de uma conta, sem dar um motivo. Uma aposta recusada não custa nada.',
        'Os pontos que você pode perder com suas apostas abertas ficam reservados e aparecem como exposição. Eles não podem ser apostados outra vez nem sacados.',
      ],
    },
    {
      id: 'results',
      heading: message('information.terms.results'),
      body: [
        'Os mercados são liquidados pelas [regras](/rules-and-regulation). Cada aposta liquidada mostra a regra e o cálculo por trás do resultado.',
        'Quando um resultado se mostra errado, ele é corrigido: as apostas são liquidadas de novo, os pontos pagos por engano são retirados e os pontos retidos por engano são pagos. Se os pontos já tiverem sido gastos, a conta fica devendo.',
        'Uma odd claramente errada, como a que pertence ao outro participante, ou uma aposta em um evento cujo resultado já era conhecido, não obriga ninguém. Essa aposta é anulada e o valor volta.',
      ],
    },
    {
      id: 'money',
      heading: message('information.terms.money'),
      body: [
        'Os saldos são contados em pontos. Eles não rendem juros e não são um depósito no sentido da lei bancária.',
        'Um depósito vale quando é aprovado. Pague só de uma conta em seu próprio nome e use cada referência de transação uma única vez. Devolvemos o que vier de outra pessoa.',
        'Um saque é pago em uma conta em seu próprio nome. Os pontos ficam separados desde o pedido até ele ser pago ou recusado. Antes do primeiro saque podemos pedir documentos.',
        'Verificamos as transações como exige a lei contra a lavagem de dinheiro e comunicamos o que parece suspeito sem avisar você.',
      ],
    },
    {
      id: 'bonuses',
      heading: message('information.terms.bonuses'),
      body: [
        `Cada bônus tem seus próprios termos, mostrados junto dele antes de você escolher. Ele é dado uma vez a cada pessoa, salvo se os termos disserem outra coisa, e é para quem cumpre os termos naquele momento.${facts.hasPage('/promotions') ? ' Veja as [promoções](/promotions).' : ''}`,
      ],
    },
    {
      id: 'fairness',
      heading: message('information.terms.fairness'),
      body: [
        'O que segue anula as apostas em questão e pode encerrar a conta:',
        {
          list: [
            'apostar em um evento do qual você participa ou que pode influenciar',
            'agir em conjunto com outras contas para burlar limites ou abusar de um bônus',
            'programas que apostam sozinhos, quando não os permitimos por escrito',
            'usar uma falha do site em vez de nos avisar',
            'pagar com dinheiro que não é seu',
          ],
        },
      ],
    },
    {
      id: 'availability',
      heading: message('information.terms.availability'),
      body: [
        'Os dados ao vivo podem atrasar, e as conexões caem. O site marca as odds que podem estar antigas e não envia uma aposta sozinho depois de uma queda. Depois dela, pergunta ao operador o que aconteceu com a última aposta e avisa você.',
        'Podemos suspender um mercado, um evento ou o site inteiro para manutenção ou segurança. As apostas aceitas antes continuam valendo. Não respondemos por uma aposta que não pôde ser feita.',
      ],
    },
    {
      id: 'closing',
      heading: message('information.terms.closing'),
      body: [
        'Você pode pedir o encerramento da conta a qualquer momento. As apostas abertas seguem até o fim, e depois o saldo é pago. Se quiser parar de jogar para se proteger, avise: encerramos a conta imediatamente e não abrimos outra para você. Veja [jogo responsável](/responsible-gambling).',
        'Podemos encerrar uma conta que descumpra estes termos. O saldo que é seu por direito também é pago nesse caso.',
      ],
    },
    {
      id: 'complaints',
      heading: message('information.terms.complaints'),
      body: [
        `${contactOf(facts)} Indique a aposta pelo evento, mercado e hora. Verificamos o registro do mercado e da sua conta e respondemos com o que eles mostram. Uma reclamação sobre um resultado deve chegar até sete dias depois da liquidação.`,
      ],
    },
    ...(facts.companyTerms === null
      ? []
      : [{ id: 'company', heading: message('information.terms.company'), body: [facts.companyTerms] }]),
  ],
})
export default terms
