import type { WriteDocument } from '@kit/shell/feature'

/** Tutorials in order, with the brand's help videos if it has some. */
const tutorials: WriteDocument = (message, { hasExchange, hasPage, videos }) => ({
  language: 'es',
  introduction: [
    'Lo que todos hacen primero, paso a paso. Lo que tu sitio no ofrece, como registrarte por tu cuenta, lo hace por ti el agente que abrió tu cuenta.',
  ],
  sections: [
    {
      id: 'sign-up',
      heading: message('information.tutorials.signUp'),
      video: videos.signUp,
      body: [
        {
          steps: [
            'Pulsa Registrarse.',
            'Elige el código de tu país y escribe tu número de teléfono.',
            'Pulsa Enviar código de verificación y escribe los seis dígitos que recibe tu teléfono. Después de 60 segundos puedes pedir otro código.',
            'Elige una contraseña de al menos ocho caracteres con una cifra y escríbela dos veces.',
            'Si tienes un código de invitación o promocional, activa su campo. El código del enlace que abriste ya está ahí.',
            'Confirma que tienes 18 años y acepta los términos, y después pulsa Registrarse. Ya tienes la sesión abierta.',
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
            'Pulsa Entrar.',
            'Escribe tu usuario o número de teléfono y tu contraseña. El ojo muestra lo que escribes.',
            'Marca Recordarme en un dispositivo que solo usas tú. Sin eso, la sesión termina con el navegador.',
            'Pulsa Entrar. Si tu cuenta tiene un segundo paso, escribe el código de tu app.',
          ],
        },
        'Para mirar antes, pulsa Entrar a la demo: recibes una cuenta con puntos que no cuestan nada.',
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
                  'Pulsa Depositar y escribe el importe.',
                  'Elige cómo pagas, y un bono si hay uno y lo quieres.',
                  'Paga a la cuenta que se muestra, desde una cuenta a tu nombre.',
                  'Escribe la referencia de la transacción, añade la imagen del comprobante y envíalo.',
                  'Los puntos están cuando se ha aprobado el depósito. Su estado aparece en tu lista de depósitos.',
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
                'Elige un evento en vivo o próximo.',
                'Pulsa una cuota: azul para apostar a favor, rosa para apostar en contra, salvo que tu sitio tenga otros colores.',
                'Escribe un importe o pulsa uno de los botones de importe. El boleto muestra lo que puedes ganar y lo que puedes perder.',
                'Pulsa Apostar y espera el mensaje de que la apuesta está hecha.',
                'Mírala en Mis apuestas, y su resultado cuando se liquide el mercado.',
              ],
            },
            'Con un teclado, toda apuesta se puede hacer sin mouse: pulsa ? para ver los atajos.',
          ]
        : [
            {
              steps: [
                'Elige un juego de la lista o busca uno.',
                'Elige un importe cuando se abra el juego. Tu saldo se muestra encima.',
                'Cuando termina la ronda, una ganancia entra sola en tu saldo.',
                'Mira el resultado de cada ronda en Mis apuestas.',
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
                  'Pulsa Retirar y escribe el importe. Los puntos de apuestas abiertas no se pueden retirar.',
                  'Elige una cuenta tuya o añade una. Para añadirla hace falta tu contraseña.',
                  'Envía la solicitud. Los puntos quedan apartados hasta que se paga o se rechaza.',
                  'Su estado aparece en tu lista de retiros.',
                ],
              },
            ],
          },
        ]
      : []),
  ],
})
export default tutorials
