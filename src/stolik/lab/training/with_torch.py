"""The fit with PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from torch.nn.functional import embedding_bag

from stolik.lab.training.model import STEEPEST, Model
from stolik.lab.training.recipe import Recipe
from stolik.lab.training.rows import Floats, Positions

BATCH = 4096


def learn(model: Model, rows: Positions, target: Floats, recipe: Recipe, seed: int) -> Iterator[Model]:
    """The model after each epoch."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    inputs = len(model.first)

    def there(array: Any) -> torch.Tensor:
        return torch.as_tensor(np.ascontiguousarray(array), device=device)

    on = there(np.where(rows.on < 0, inputs, rows.on).astype(np.int32))
    factors, before, wanted = there(model.factors(rows)), there(model.before(rows)), there(target)
    seat = there(rows.seat.astype(np.int64))
    if target.shape[1] == 2:
        wanted = wanted.gather(1, seat[:, None])
    learned: dict[str, torch.Tensor] = {}
    for name in model.parameters:
        value = getattr(model, name)
        if name == "first":
            value = np.vstack([value, np.zeros((1, value.shape[1]), np.float32)])
        learned[name] = there(value.copy()).requires_grad_()
    steps = recipe.epochs * -(-len(rows) // BATCH)
    optimiser = torch.optim.AdamW(learned.values(), lr=recipe.rate, weight_decay=0.0)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    actions, tried = there(rows.actions.astype(np.int64)), there(rows.tried)
    looks, most = on.shape[1], on.shape[2]
    for _ in range(recipe.epochs):
        order = torch.randperm(len(rows), device=device)
        for at in range(0, len(rows), BATCH):
            some = order[at : at + BATCH]
            chosen = on[some].reshape(-1, most)
            if recipe.dropout:
                chosen = torch.where(torch.rand(chosen.shape, device=device) < recipe.dropout, inputs, chosen)
            sums = embedding_bag(chosen, learned["first"], mode="sum", padding_idx=inputs) + learned["bias"]
            sums = sums + factors[some].reshape(len(sums), -1) @ learned["numbers"]
            outer = (sums.clamp(0, 1) @ learned["second"] + learned["second_bias"]).clamp(0, 1)
            logits = (outer @ learned["last"] + learned["last_bias"]).reshape(-1, looks) + before[some]
            if looks == 1:
                loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, wanted[some])
            else:
                loss = -(wanted[some] * torch.log_softmax(logits, 1)).sum(1).mean()
            if len(model.prior):
                own = outer.reshape(len(some), looks, -1)
                own = own[:, 0] if looks == 1 else own[torch.arange(len(some), device=device), seat[some]]
                listed = actions[some]
                liked = (learned["prior"][listed.clamp(min=0)] @ own[:, :, None])[:, :, 0]
                liked = liked.masked_fill(listed < 0, -1e9)
                loss = loss - recipe.prior * (tried[some] * torch.log_softmax(liked, 1)).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            with torch.no_grad():
                shrink = 1 - schedule.get_last_lr()[0] * recipe.shrink
                learned["first"].mul_(shrink)
                learned["second"].clamp_(-STEEPEST, STEEPEST)
        values = {name: value.detach().cpu().numpy().copy() for name, value in learned.items()}
        values["first"] = values["first"][:inputs]
        yield model.with_parameters(values)
