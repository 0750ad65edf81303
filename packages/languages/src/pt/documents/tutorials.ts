import type { WriteDocument } from '@kit/shell/feature'

/** Tutorials in order, with the brand's help videos if it has some. */
const tutorials: WriteDocument = (message, { hasExchange, hasPage, videos }) => ({
  language: 'pt',
  introduction: [
    'O que todo mundo faz primeiro, passo a passo. O que seu site não oferece, como o cadastro por conta própria, é feito para você pelo agente que abriu sua conta.',
  ],
  sections: [
    {
      id: 'sign-up',
      heading: message('information.tutorials.signUp'),
      video: videos.signUp,
      body: [
        {
          steps: [
            'Toque em Cadastrar.',
            'Escolha o código do seu país e digite seu número de celular.',
            'Toque em Enviar código de verificação e digite os seis dígitos que chegam no seu celular. Depois de 60 segundos você pode pedir outro código.',
            'Escolha uma senha de no mínimo oito caracteres, com um número, e digite-a duas vezes.',
            'Se você tem um código de indicação ou promocional, ative o campo dele. O código do link que você abriu já está lá.',
            'Confirme que você tem 18 anos e aceite os termos, depois toque em Cadastrar. Você já está conectado.',
          ],
        },
      ],
    },
    {
      id: 'log-in',
      heading: message('information.tutorials.login'),
      video: videos.login,
      body: [
        {
          steps: [
            'Toque em Entrar.',
            'Digite seu usuário ou número de celular e sua senha. O olho mostra o que você digita.',
            'Marque Lembrar de mim em um dispositivo que só você usa. Sem isso, o login termina com o navegador.',
            'Toque em Entrar. Se sua conta tem uma segunda etapa, digite o código do seu app.',
          ],
        },
        'Para conhecer o site antes, toque em Entrar na demo: você recebe uma conta com pontos que não custam nada.',
      ],
    },
    ...(hasPage('/deposit')
      ? [
          {
            id: 'deposit',
            heading: message('information.tutorials.deposit'),
            video: videos.deposit,
            body: [
              {
                steps: [
                  'Toque em Depositar e digite o valor.',
                  'Escolha como pagar e um bônus, se houver um e você quiser.',
                  'Pague para a conta exibida, a partir de uma conta em seu próprio nome.',
                  'Digite a referência da transação, adicione a foto do comprovante e envie.',
                  'Os pontos chegam quando o depósito é aprovado. O status aparece na sua lista de depósitos.',
                ],
              },
            ],
          },
        ]
      : []),
    {
      id: 'play',
      heading: message('information.tutorials.play'),
      video: videos.play,
      body: hasExchange
        ? [
            {
              steps: [
                'Escolha um evento ao vivo ou próximo.',
                'Toque em uma odd: azul para back, rosa para lay, a menos que seu site tenha outras cores.',
                'Digite um valor ou toque em um dos botões de valor. O cupom mostra quanto você pode ganhar e quanto pode perder.',
                'Toque em Apostar e espere a mensagem de que a aposta foi feita.',
                'Veja a aposta em Minhas apostas, e o resultado quando o mercado for liquidado.',
              ],
            },
            'Em um teclado, toda aposta pode ser feita sem mouse: pressione ? para ver os atalhos.',
          ]
        : [
            {
              steps: [
                'Escolha um jogo da lista ou busque um.',
                'Escolha um valor quando o jogo abrir. Seu saldo aparece acima dele.',
                'Quando a rodada termina, um ganho entra sozinho no seu saldo.',
                'Veja o resultado de cada rodada em Minhas apostas.',
              ],
            },
          ],
    },
    ...(hasPage('/withdraw')
      ? [
          {
            id: 'withdraw',
            heading: message('information.tutorials.withdraw'),
            video: videos.withdraw,
            body: [
              {
                steps: [
                  'Toque em Sacar e digite o valor. Os pontos de apostas abertas não podem ser sacados.',
                  'Escolha uma conta sua ou adicione uma. Para adicionar, é preciso a senha.',
                  'Envie o pedido. Os pontos ficam separados até ele ser pago ou recusado.',
                  'O status aparece na sua lista de saques.',
                ],
              },
            ],
          },
        ]
      : []),
  ],
})
export default tutorials
