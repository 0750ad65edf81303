import type { WriteDocument } from '@kit/shell/feature'

/** Explains offers in general. The deposit shows those of the operator. */
const promotions: WriteDocument = (message, { brand }) => ({
  language: 'es',
  introduction: [
    `Lo que ofrece ${brand} cambia, y se muestra donde puedes tomarlo. Esta página explica cómo funciona una oferta, para que sus términos no den sorpresas.`,
  ],
  sections: [
    {
      id: 'where',
      heading: message('information.promotions.where'),
      body: [
        'Los bonos de depósito aparecen cuando haces uno, con los importes para los que valen. Eliges uno, o ninguno. Un código promocional que recibiste se escribe al registrarte, o viene con el enlace que abriste.',
        'Si la lista está vacía, por ahora no hay ofertas para tu cuenta. Quien te promete más en un mensaje no habla por nosotros.',
      ],
    },
    {
      id: 'kinds',
      heading: message('information.promotions.kinds'),
      body: [
        {
          list: [
            'Bono de depósito: una parte de un depósito que se suma a él cuando se aprueba. Puede valer solo para el primer depósito.',
            'Bono de apuesta: puntos que pasan a ser tuyos cuando has apostado una suma indicada.',
            'Bono de registro: por un código promocional dado en el registro.',
            'Bono de invitación: por traer a un jugador, mira [afiliados](/affiliates).',
            'Bono por pérdidas: una parte de lo que perdiste en un período indicado.',
          ],
        },
      ],
    },
    {
      id: 'terms',
      heading: message('information.promotions.terms'),
      body: [
        'Mínimo y máximo son el depósito más pequeño que cuenta y el más grande que se tiene en cuenta. Un límite dice cuántas veces puede usarlo un jugador. El requisito de apuesta dice cuánto hay que apostar, en qué deportes o juegos y hasta cuándo, antes de poder retirar el bono.',
        'Un bono con requisito de apuesta no es un regalo: calcula cuánto tendrías que apostar antes de tomarlo. Siempre puedes depositar sin bono.',
      ],
    },
    {
      id: 'problem',
      heading: message('information.promotions.problem'),
      body: [
        'Un bono es para quienes cumplen sus términos cuando se aprueba el depósito, no cuando se envía. Si crees que los cumpliste, escribe a atención al cliente con la hora y el importe del depósito. Cada persona recibe un bono; las cuentas que actúan juntas pierden el suyo. Mira los [términos](/terms-and-condition).',
      ],
    },
  ],
})
export default promotions
