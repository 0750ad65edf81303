import type { WriteDocument } from '@kit/shell/feature'
import { contactOf } from './runBy.ts'

/** The player's own link is shown after it. */
const affiliates: WriteDocument = (message, facts) => ({
  language: 'pt',
  introduction: [
    `Se você escreve sobre esportes, tem um canal ou simplesmente amigos que apostam, pode trazê-los para ${facts.brand} com um link seu.`,
  ],
  sections: [
    {
      id: 'link',
      heading: message('information.affiliates.link'),
      body: [
        {
          steps: [
            'Entre e copie seu link desta página.',
            'Compartilhe. Quem o abre vê este site como sempre; o navegador guarda seu código por 30 dias.',
            'Quando a pessoa se cadastra nesse prazo, seu código vai junto com o cadastro. Ela o vê no formulário e pode alterar ou remover.',
          ],
        },
        'Conta o último link que um visitante abre. Abaixo você vê quantos jogadores se cadastraram com o seu, e nada mais sobre eles.',
      ],
    },
    {
      id: 'reward',
      heading: message('information.affiliates.reward'),
      body: [
        'Se há uma recompensa, e de quanto, é decidido pelos termos do bônus em vigor, que você encontra nas [promoções](/promotions). Esta página não promete nenhuma. Parceiros maiores fazem um acordo próprio conosco.',
        contactOf(facts),
      ],
    },
    {
      id: 'rules',
      heading: message('information.affiliates.rules'),
      body: [
        {
          list: [
            'Anuncie só para adultos, e nunca para quem pediu para ficar longe das apostas.',
            'Não prometa ganhos nem apresente as apostas como saída para dívidas.',
            'Avise que você recebe uma recompensa, quando for o caso.',
            'Não envie mensagens a quem não pediu.',
            'Não use nosso nome ou logotipo como se você fosse nós.',
          ],
        },
      ],
    },
    {
      id: 'end',
      heading: message('information.affiliates.end'),
      body: [
        'Você pode parar a qualquer momento: nada acontece com sua própria conta. Podemos desativar um código que descumpra estas regras ou que seja usado para cadastrar contas que não são reais.',
      ],
    },
  ],
})
export default affiliates
