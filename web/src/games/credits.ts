// The icons of game-icons.net (CC BY 3.0) that the boards use.
export const credits: { icon: string; author: string }[] = [];
